import { brandPlate } from '../brand-plate.ts'
import { note, stated, titleBlock } from '../drafting.ts'
import { facing, round, spaced, squeeze } from '../facing.ts'
import { circle, fill, group, hash, type Point, path, polar } from '../geometry.ts'
import { type PictureSubject, words } from '../subject.ts'
import type { Shape } from './shape.ts'

/** Spokes from hub to rim: how many, how broad at the hub and at the rim, in degrees. */
const designs = [
  [5, 22, 15],
  [7, 15, 11],
  [10, 11, 8],
  [5, 13, 30],
] as const

function spokes(part: PictureSubject, face: Point, R: number, q: number): string {
  const wanted = /(\d+)/.exec(part.preset ?? '')?.[1]
  const [count, inner, outer] =
    designs.find(([number]) => String(number) === wanted && hash(part.sku) % 2 === 0) ??
    designs[hash(part.sku) % designs.length] ??
    designs[0]
  let d = ''
  for (let index = 0; index < count; index++) {
    const a = -90 + (index * 360) / count
    d += path`M${polar(face, R * 0.2, a - inner, q)}L${polar(face, R * 0.88, a - outer, q)}A${R * 0.88 * q} ${R * 0.88} 0 0 1 ${polar(face, R * 0.88, a + outer, q)}L${polar(face, R * 0.2, a + inner, q)}z`
  }
  return d
}

const bolts = (part: PictureSubject) => Number(/^(\d)\s*[x×]/i.exec(words(part, 'pcd'))?.[1] ?? 5)

export const rim: Shape = {
  painted(part) {
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
  drawn(part) {
    const [c, R]: [Point, number] = [[280, 340], 210]
    const x = 590
    const profile = `M${x} ${c[1] - R}h24l12 34h50l14-34h24V${c[1] + R}h-24l-14-34h-50l-12 34h-24z`
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
      fill('m', profile) +
      fill('a', path`M${c[0] - R - 26} ${c[1]}H${x + 160}M${c[0]} ${c[1] - R - 26}V${c[1] + R + 26}`) +
      stated(part, 'rim_size', (v) => note([x + 62, c[1] + R - 34], [x - 40, c[1] + R + 90], v)) +
      stated(part, 'pcd', (v) => note(polar(c, R * 0.165, -50), [c[0] + R * 0.72, 84], v)) +
      stated(part, 'centre_bore_mm', (v) =>
        note([c[0] - R * 0.06, c[1] + R * 0.07], [c[0] - R * 0.3, c[1] + R + 70], `Ø ${v}`),
      ) +
      stated(part, 'offset_et', (v) => note([x + 90, c[1]], [x + 96, 92], `ET ${v}`))
    )
  },
  extent: (part) => {
    const inch = Number(/[x×]\s*(\d+)/.exec(words(part, 'rim_size'))?.[1] ?? 15)
    const wide = Math.min(24, Math.max(10, inch)) * 25.4 + 40
    return [wide, 190, wide]
  },
}
