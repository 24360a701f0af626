import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group, path } from '../../geometry.ts'
import { ground, type Slice, stacked, tilt } from '../../solids/stacked.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A dome with a tower to every cylinder and one in the middle for the coil. */
function figure(part: PictureSubject, q: number): string {
  const count = Math.round(drawableMeasure(part, 'leads', 4, 3, 8))
  const dome: Slice[] = [
    { high: 40, r: 190, ink: 'p' },
    { high: 90, r: 178, to: 168, ink: 'p' },
    { high: 50, r: 168, to: 124, ink: 'p' },
  ]
  const tower: Slice[] = [
    { high: 70, r: 34, to: 30, ink: 'p' },
    { high: 16, r: 26, ink: 'b', top: 'x' },
  ]
  const ring = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count - Math.PI / 2
    return [400 + 122 * Math.cos(angle), 430 + 122 * q * Math.sin(angle)] as const
  }).toSorted((one, other) => one[1] - other[1])
  const far = ring.filter(([, y]) => y <= 430)
  const near = ring.filter(([, y]) => y > 430)
  const at = ([x, y]: readonly [number, number]) =>
    `<use href="#w" x="${Math.round(x - 400)}" y="${Math.round(y - 430)}"/>`
  const clip = (x: number) => fill('n', path`M${x - 14} 500h28v96q0 20-14 20t-14-20z`)
  return (
    stacked([400, 590], dome, q) +
    `<defs><g id="w">${stacked([400, 430], tower, q)}</g></defs>` +
    far.map(at).join('') +
    stacked(
      [400, 416],
      [
        { high: 30, r: 44, ink: 'p' },
        { high: 70, r: 36, to: 32, ink: 'p' },
        { high: 16, r: 27, ink: 'b', top: 'x' },
      ],
      q,
    ) +
    near.map(at).join('') +
    clip(236) +
    clip(564)
  )
}

export const distcap: Shape = {
  render: (part) => centred(ground([400, 590], 190) + figure(part, tilt), [410, 470], 1.25),
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part, 0), 'translate(0 -60)') +
    fill('a', 'M400 200V580') +
    stated(part, 'leads', (v) => note([430, 270], [560, 200], `${v}×`)),
  packedSize: () => [110, 110, 100],
}
