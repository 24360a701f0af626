import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, contour, fill, path } from '../../geometry.ts'
import { ground, holes, type Slice, stacked, tilt } from '../../solids/stacked.ts'
import { at } from '../../solids/tube.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

function impeller(part: PictureSubject): number {
  return drawableMeasure(part, 'impeller_diameter_mm', 62, 35, 110) * 1.7
}

/** The pump from the impeller up: flange, bearing housing, hub. */
function water(part: PictureSubject, q: number): string {
  const r = impeller(part)
  const plastic = /plastic|poly/.test(lowerText(part, 'impeller_material'))
  const below: Slice[] = [
    { high: 44, r, ink: plastic ? 'p' : 'm', kind: 'flutes' },
    { high: 8, r: r * 1.03, ink: plastic ? 'p' : 'm' },
    { high: 22, r: 62, ink: 'n' },
  ]
  const above: Slice[] = [
    { high: 16, r: 110, to: 92, ink: 'n' },
    { high: 96, r: 80, to: 66, ink: 'n' },
    { high: 18, r: 50, ink: 'm' },
    ...(/tooth|rib/.test(lowerText(part, 'pulley'))
      ? ([
          { high: 8, r: 112, ink: 'm' },
          { high: 54, r: 100, ink: 'i', kind: 'flutes' },
          { high: 8, r: 112, ink: 'm', top: 'n' },
        ] as const)
      : /v-belt/.test(lowerText(part, 'pulley'))
        ? ([
            { high: 10, r: 114, ink: 'm' },
            { high: 24, r: 112, to: 84, ink: 'i' },
            { high: 24, r: 84, to: 112, ink: 'i' },
            { high: 10, r: 114, ink: 'm', top: 'n' },
          ] as const)
        : ([{ high: 16, r: 104, ink: 'm', top: 'n' }] as const)),
  ]
  const level = 590 - 74
  const lobes = (y: number) => {
    const d = (q || 0.01) / tilt
    return path`M210 ${y}C210 ${y - 40 * d} 300 ${y - 62 * d} 400 ${y - 62 * d}S590 ${y - 40 * d} 590 ${y} 500 ${y + 62 * d} 400 ${y + 62 * d} 210 ${y + 40 * d} 210 ${y}z`
  }
  const plate = q
    ? fill('n', lobes(level)) +
      fill('n', path`M210 ${level}v-24H590v24z`, ' stroke="none"') +
      fill('n', lobes(level - 24)) +
      contour(path`M210 ${level}v-24M590 ${level}v-24`, 5) +
      holes([400, level - 24], 160, 13, 6, 0.5)
    : fill('n', path`M210 ${level}v-24H590v24z`)
  const top = above.reduce((sum, { high }) => sum + high, 0)
  return (
    stacked([400, 590], below, q) +
    plate +
    stacked([400, level - 24], above, q) +
    (q
      ? stacked([400, level - 24 - top], [{ high: 10, r: 26, ink: 'n', top: 'x' }], q) +
        holes([400, level - 24 - top], 70, 9, 4)
      : '')
  )
}

function vane(part: PictureSubject): string {
  const single = /v-belt/.test(lowerText(part, 'pulley'))
  const body: Stretch[] = [
    { long: 14, r: 128, ink: 'm' },
    ...(single
      ? ([
          { long: 28, r: 124, to: 92, ink: 'i' },
          { long: 28, r: 92, to: 124, ink: 'i' },
        ] as const)
      : ([{ long: 56, r: 118, ink: 'i' }] as const)),
    { long: 14, r: 128, ink: 'm' },
    { long: 30, r: 34, ink: 'n' },
    { long: 24, r: 150, ink: 'm' },
    { long: 26, r: 98, ink: 'n' },
    { long: 140, r: 118, ink: 'n', kind: 'round' },
    { long: 46, r: 88, to: 70, ink: 'n' },
  ]
  const nipple: Stretch[] = [
    { long: 46, r: 30, ink: 'n' },
    { long: 12, r: 22, to: 27, ink: 'n' },
    { long: 50, r: 22, ink: 'n' },
    { long: 12, r: 27, to: 22, ink: 'n' },
  ]
  const grooves = [0, 1, 2, 3, 4].map((rib) => path`M${242 + rib * 11} 290V526`).join('')
  return (
    at(turned(0, 0, nipple), [470, 300], -90) +
    at(
      turned(0, 0, [
        { long: 26, r: 24, ink: 'n' },
        { long: 22, r: 30, ink: 'b', kind: 'hex' },
      ]),
      [520, 524],
      90,
    ) +
    turned(222, 408, body) +
    (single ? '' : fill('f', grooves))
  )
}

export const pumpFlange: Shape = {
  render: (part) =>
    part.preset === 'vane'
      ? centred(vane(part), [411, 376], 1.3)
      : centred(ground([400, 590], impeller(part)) + water(part, tilt), [400, 472], 1.32),
  blueprint(part) {
    if (part.preset === 'vane') return titleBlock(part) + at(vane(part), [0, -40]) + fill('a', 'M180 368H650')
    const r = impeller(part)
    return (
      titleBlock(part) +
      at(water(part, 0), [0, -10]) +
      fill('a', 'M400 180V640') +
      stated(part, 'impeller_diameter_mm', (v) => across(400 - r, 400 + r, 670, `Ø ${v}`, [580, 580]))
    )
  },
  packedSize: () => [150, 130, 130],
}
