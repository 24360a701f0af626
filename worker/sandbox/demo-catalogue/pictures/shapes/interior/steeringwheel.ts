import { brandPlate } from '../../brand-plate.ts'
import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, hash, type Point, path, polar } from '../../geometry.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const c: Point = [400, 390]

function figure(part: PictureSubject, centre: Point, R: number): string {
  const wood = /wood|walnut|mahogany/.test(lowerText(part, 'material'))
  const spokes = [2, 3, 4][hash(part.sku) % 3] ?? 3
  const angles = { 2: [8, 172], 3: [0, 90, 180], 4: [-16, 40, 140, 196] }[spokes] ?? [0, 90, 180]
  let arms = ''
  for (const angle of angles)
    arms += path`M${polar(centre, 60, angle - 26)}L${polar(centre, R - 18, angle - 5)} ${polar(centre, R - 18, angle + 5)} ${polar(centre, 60, angle + 26)}z`
  const slots = angles
    .map((angle) =>
      [0.46, 0.6, 0.74].map((share) => circle('x', polar(centre, R * share, angle), 13 - share * 8)).join(''),
    )
    .join('')
  const rim = wood ? 'b' : 'r'
  return (
    fill('n', arms) +
    (spokes === 3 ? slots : '') +
    circle('', centre, R - 20, ' stroke-width="50"') +
    circle(rim.toUpperCase(), centre, R - 20, ' stroke-width="41"') +
    `<path class="H" d="${path`M${polar(centre, R - 12, 200)}A${R - 12} ${R - 12} 0 0 1 ${polar(centre, R - 12, 300)}`}" stroke-width="7"/>` +
    (wood ? [30, 150, 210, 330] : [20, 160, 200, 340])
      .map((angle) => circle(wood ? 'n' : 'm', polar(centre, R - 20, angle), wood ? 5 : 0.1))
      .join('') +
    circle('p', centre, 82) +
    circle('f', centre, 68) +
    brandPlate(part.brandName, centre, 74)
  )
}

export const steeringwheel: Shape = {
  render: (part) => figure(part, c, 290),
  blueprint: (part) =>
    titleBlock(part) +
    figure(part, [300, 330], 220) +
    fill('p', 'M620 110Q660 330 620 550L600 550Q560 330 600 110z') +
    fill('p', 'M640 296h70v68h-70z') +
    fill('a', 'M50 330H750M300 80V590') +
    stated(part, 'outer_diameter_mm', (v) => across(80, 520, 640, `Ø ${v}`, [330, 330])),
  packedSize: (part) => {
    const wide = drawableMeasure(part, 'outer_diameter_mm', 380, 300, 460)
    return [wide, 110, wide]
  },
}
