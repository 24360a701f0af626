import { brandPlate } from '../../brand-plate.ts'
import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, hash, type Point, path, polar } from '../../geometry.ts'
import { facing, round, spaced, squeeze } from '../../solids/facing.ts'
import { lowerText, measure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Spokes from hub to rim: how many, half their breadth at the hub and at the rim, how far two lean together; degrees. */
const designs = [
  [5, 38, 9, 0],
  [7, 26, 6.5, 0],
  [10, 18, 3.6, 0],
  [10, 16, 4, 7],
] as const

function spokes(part: PictureSubject, face: Point, R: number, q: number): string {
  const wanted = /(\d+)/.exec(part.preset ?? '')?.[1]
  const [count, inner, outer, lean] =
    designs.find(([number]) => String(number) === wanted && hash(part.sku) % 2 === 0) ??
    designs[hash(part.sku) % designs.length] ??
    designs[0]
  let d = ''
  for (let index = 0; index < count; index++) {
    const a = -90 + (index * 360) / count + (index % 2 ? -lean : lean)
    d += path`M${polar(face, R * 0.2, a - inner, q)}L${polar(face, R * 0.88, a - outer, q)}A${R * 0.88 * q} ${R * 0.88} 0 0 1 ${polar(face, R * 0.88, a + outer, q)}L${polar(face, R * 0.2, a + inner, q)}z`
  }
  return d
}

const bolts = (part: PictureSubject) => Number(/^(\d)\s*[x×]/i.exec(lowerText(part, 'pcd'))?.[1] ?? 5)

/** Breadth between the outer edges, and how far the mounting face lies outside the middle, for a wheel of radius R. */
function proportions(part: PictureSubject, R: number) {
  const [, broad, inch] = /([\d.]+)\s*j?\s*[x×]\s*([\d.]+)/i.exec(lowerText(part, 'rim_size')) ?? []
  const k = (2 * R) / (Math.min(24, Math.max(10, Number(inch ?? 15))) + 1.2)
  return {
    wide: Math.min(230, (Math.min(14, Math.max(3, Number(broad ?? 6))) + 0.8) * k),
    offset: Math.min(70, ((measure(part, 'offset_et') ?? 0) / 25.4) * k),
  }
}

export const rim: Shape = {
  render(part) {
    const [face, R]: [Point, number] = [[370, 400], 292]
    const hub: Point = [face[0] + 8, 400]
    return (
      facing(face, R, 90, 'i', 'n') +
      round('i', face, R * 0.9) +
      round('x', [face[0] + 12, 400], R * 0.84) +
      fill('m', spokes(part, [face[0] + 16, 400], R, squeeze)) +
      fill('n', spokes(part, hub, R, squeeze)) +
      round('n', hub, R * 0.25) +
      spaced('X', hub, R * 0.165, 17, bolts(part), 0, 0.25) +
      round('m', hub, R * 0.1) +
      group(brandPlate(part.brandName, [0, 0], R * 0.15), `translate(${hub[0]} 400) scale(${squeeze} 1)`)
    )
  },
  blueprint(part) {
    const [c, R]: [Point, number] = [[280, 340], 210]
    const { wide, offset } = proportions(part, R)
    const [x, middle] = [640 - wide / 2, 640]
    const seat = path`M${x} ${c[1] - R}h20l8 30h${wide * 0.2}l10 26h${wide * 0.3}l10-26H${x + wide - 28}l8-30h20`
    const foot = path`V${c[1] + R}h-20l-8-30h${-wide * 0.2}l-10-26h${-wide * 0.3}l-10 26H${x + 28}l-8 30h-20z`
    const face = middle - offset
    let holes = ''
    for (let index = 0; index < bolts(part); index++)
      holes += circle('z', polar(c, R * 0.165, -90 + (index * 360) / bolts(part)), 9)
    return (
      titleBlock(part) +
      circle('m', c, R) +
      circle('m', c, R * 0.9) +
      fill('m', spokes(part, c, R, 1)) +
      circle('m', c, R * 0.25) +
      circle('a', c, R * 0.165) +
      holes +
      circle('z', c, R * 0.09) +
      fill('m', seat + foot) +
      fill('f', path`M${x} ${c[1] - R + 8}L${face} ${c[1] - 52}V${c[1] + 52}L${x} ${c[1] + R - 8}`) +
      fill(
        'a',
        path`M${c[0] - R - 26} ${c[1]}H${x + wide + 20}M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}M${middle} ${c[1] - R + 20}V${c[1] + R - 20}`,
      ) +
      stated(part, 'rim_size', (v) => note([x + 10, c[1] + R], [x - 30, c[1] + R + 120], v)) +
      stated(part, 'pcd', (v) => note(polar(c, R * 0.165, -50), [c[0] + R * 0.72, 84], v)) +
      stated(part, 'centre_bore_mm', (v) =>
        note([c[0] - R * 0.06, c[1] + R * 0.07], [c[0] - R * 0.3, c[1] + R + 70], `Ø ${v}`),
      ) +
      stated(part, 'offset_et', (v) =>
        across(Math.min(face, middle), Math.max(face, middle), c[1] + R + 50, `ET ${v}`, [
          c[1] + 40,
          c[1] + 40,
        ]),
      )
    )
  },
  packedSize: (part) => {
    const inch = Number(/[x×]\s*(\d+)/.exec(lowerText(part, 'rim_size'))?.[1] ?? 15)
    const wide = Math.min(24, Math.max(10, inch)) * 25.4 + 40
    return [wide, 190, wide]
  },
}
