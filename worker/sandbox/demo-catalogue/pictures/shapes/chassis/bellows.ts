import { across, stated, titleBlock, upright } from '../../dimension-lines.ts'
import { centred, fill, group, path, turn } from '../../geometry.ts'
import { lengthOf, type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const clamp = (r: number): Stretch[] => [{ long: 16, r: r + 5, ink: 'n' }]

function steering(part: PictureSubject, long: number): Stretch[] {
  const r = 94
  const small = 14 + drawableMeasure(part, 'inner_diameter_mm', 12, 8, 40)
  return [
    { long: 20, r, ink: 'r' },
    ...clamp(r),
    { long: long - 128, r: r * 1.02, to: r * 0.62, ink: 'r', kind: 'boot', folds: 9 },
    { long: 34, r: small + 8, ink: 'r' },
    { long: 14, r: small + 12, ink: 'n' },
    { long: 44, r: small + 6, ink: 'r' },
  ]
}

function joint(part: PictureSubject): Stretch[] {
  const outer = 150 + drawableMeasure(part, 'outer_diameter_mm', 76, 50, 110) * 0.3
  const inner = 40 + drawableMeasure(part, 'inner_diameter_mm', 24, 15, 45) * 0.7
  return [
    { long: 24, r: outer * 0.94, ink: 'r' },
    { long: 20, r: outer * 0.98, ink: 'n' },
    { long: 20, r: outer * 0.94, ink: 'r' },
    { long: 230, r: outer * 0.92, to: inner * 1.5, ink: 'r', kind: 'boot', folds: 5 },
    { long: 16, r: inner * 1.12, ink: 'r' },
    { long: 16, r: inner * 1.2, ink: 'n' },
    { long: 24, r: inner * 1.1, ink: 'r' },
  ]
}

const isJoint = (part: PictureSubject) => part.partType === 'cv-boot'

export const bellows: Shape = {
  render(part) {
    const stretches = isJoint(part) ? joint(part) : steering(part, 560)
    const body = turned(400 - lengthOf(stretches) / 2, 400, stretches)
    const leaning = group(body, turn(isJoint(part) ? -24 : -36, [400, 400]))
    return isJoint(part) ? centred(leaning, [401, 410], 1.2) : leaning
  },
  blueprint(part) {
    const stretches = isJoint(part) ? joint(part) : steering(part, 520)
    const long = lengthOf(stretches)
    const [x, y] = [(isJoint(part) ? 420 : 370) - long / 2, 330]
    const [big, small] = [stretches[0]?.r ?? 100, stretches.at(-1)?.r ?? 40]
    return (
      titleBlock(part) +
      turned(x, y, stretches) +
      fill('a', path`M${x - 30} ${y}H${x + long + 30}`) +
      stated(part, isJoint(part) ? 'height_mm' : 'length_mm', (v) =>
        across(x, x + long, y + big + 110, v, [y + big, y + small]),
      ) +
      stated(part, 'outer_diameter_mm', (v) => upright(y - big, y + big, x - 70, `Ø ${v}`, [x, x])) +
      stated(part, 'inner_diameter_mm', (v) =>
        upright(y - small, y + small, x + long + 80, `Ø ${v}`, [x + long, x + long]),
      )
    )
  },
  packedSize: (part) =>
    isJoint(part) ? [110, 100, 100] : [drawableMeasure(part, 'length_mm', 200, 80, 400), 70, 70],
}
