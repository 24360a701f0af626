import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, contour, ellipse, fill, type Point, path } from '../../geometry.ts'
import { facing, round, squeeze } from '../../solids/facing.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A metering tube with a mesh in its mouth and the plug on top. */
function mesh(face: Point, r: number, q: number): string {
  const grid = path`M${face[0] - r} ${face[1]}H${face[0] + r}`
  return (
    ellipse('x', face, r * q, r) +
    `<clipPath id="m">${ellipse('', face, r * q, r)}</clipPath><g clip-path="url(#m)" style="stroke:#8b949c">${contour(grid, r * 2, ' stroke-dasharray="3 17"')}${contour(path`M${face[0]} ${face[1] - r}V${face[1] + r}`, r * 2, ' stroke-dasharray="3 17"')}</g>` +
    ellipse('', face, r * q, r)
  )
}

const poles = (part: PictureSubject) => Math.round(drawableMeasure(part, 'poles', 5, 3, 6))

function plug(x: number, y: number, count: number): string {
  const pins = Array.from(
    { length: count },
    (_, index) => path`M${x + 22 + (index * 86) / (count - 1)} ${y - 66}v30`,
  ).join('')
  return (
    fill('p', path`M${x - 30} ${y + 70}V${y - 6}H${x + 160}V${y + 70}z`) +
    fill('p', path`M${x} ${y - 6}V${y - 74}H${x + 130}V${y - 6}z`) +
    fill('s', path`M${x + 94} ${y - 72}H${x + 130}V${y - 6}H${x + 94}z`) +
    fill('f', pins)
  )
}

/** Only what is plugged into the tube: connector, plate with its two screws, and the element in its window. */
function insert(part: PictureSubject): string {
  return (
    fill('p', 'M330 470H470V664Q470 690 444 690H356Q330 690 330 664z') +
    fill('s', 'M424 470H470V664Q470 690 444 690H424z') +
    fill('x', 'M358 560H442V650H358z') +
    fill('n', 'M372 574H392V636H372zM408 574H428V636H408z', ' stroke-width="2.5"') +
    turned(352, 470, [{ long: 96, r: 14, ink: 'r' }]) +
    fill('p', 'M236 380H564Q590 380 590 406V436Q590 462 564 462H236Q210 462 210 436V406Q210 380 236 380z') +
    fill('h', 'M226 392H574V406H226z') +
    circle('n', [256, 424], 18) +
    circle('n', [544, 424], 18) +
    fill('f', 'M244 424H268M532 424H556') +
    at(plug(0, 0, poles(part)), [335, 310])
  )
}

const isInsert = (part: PictureSubject) => /insert/.test(lowerText(part, 'housing'))

export const maf: Shape = {
  render(part) {
    if (isInsert(part)) return centred(insert(part), [400, 460], 1.2)
    const face: Point = [292, 440]
    return (
      plug(360, 232, poles(part)) +
      facing([face[0] + 230, 440], 176, 40, 'p') +
      facing([face[0] + 60, 440], 186, 170, 'p') +
      facing(face, 176, 60, 'p', 'p') +
      round('f', face, 166) +
      mesh(face, 152, squeeze)
    )
  },
  blueprint(part) {
    if (isInsert(part)) return titleBlock(part) + centred(insert(part), [400, 520])
    const [c, r]: [Point, number] = [[290, 380], 150]
    return (
      titleBlock(part) +
      plug(226, 172, poles(part)) +
      circle('p', c, r + 24) +
      mesh(c, r, 1) +
      fill('p', 'M540 206H700V554H540z') +
      fill('p', 'M520 216h20v328h-20zM700 216h20v328h-20z') +
      fill('a', path`M90 380H750M290 ${c[1] - r - 40}V${c[1] + r + 40}`) +
      stated(part, 'inner_diameter_mm', (v) => across(c[0] - r, c[0] + r, 640, `Ø ${v}`, [c[1], c[1]]))
    )
  },
  packedSize: () => [130, 110, 120],
}
