import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group, path, turn } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { ground, holes, type Slice, stacked, tilt } from '../../solids/stacked.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Cone and thread of the stud, by the cone's larger diameter. */
const stud = (cone: number): Slice[] => [
  { high: 74, r: cone, to: cone * 0.8, ink: 'n' },
  { high: 66, r: cone * 0.66, ink: 'n', kind: 'thread' },
]

const coneOf = (part: PictureSubject) => drawableMeasure(part, 'cone_mm', 15, 10, 24) * 2.6

function joint(part: PictureSubject, q: number): string {
  const cone = coneOf(part)
  const plate = 178
  const base = 640
  const seat: Slice[] = [
    { high: 16, r: 66, to: 84, ink: 'i' },
    { high: 76, r: 92, ink: 'i' },
  ]
  const upper: Slice[] = [
    { high: 40, r: 98, ink: 'i', top: 'm' },
    { high: 22, r: 84, to: 96, ink: 'r' },
    { high: 92, r: 96, to: cone * 1.25, ink: 'r' },
    { high: 14, r: cone * 1.3, ink: 'r' },
    ...stud(cone),
  ]
  const level = base - 92
  const [py, pt] = [level - 22, plate * (q || 0.001)]
  const ears = (dy: number) =>
    path`M${400 - plate} ${level + dy}Q${400 - plate} ${level + dy + pt * 0.6} ${400 - 60} ${level + dy + pt * 0.9}H${400 + 60}Q${400 + plate} ${level + dy + pt * 0.6} ${400 + plate} ${level + dy}Q${400 + plate} ${level + dy - pt * 0.6} 460 ${level + dy - pt * 0.9}H340Q${400 - plate} ${level + dy - pt * 0.6} ${400 - plate} ${level + dy}z`
  const flange = q
    ? fill('m', ears(0)) +
      fill('m', path`M${400 - plate} ${level}v-22H${400 + plate}v22z`, ' stroke="none"') +
      fill('m', ears(-22)) +
      fill('', path`M${400 - plate} ${level}v-22m${plate * 2} 22v-22`) +
      holes([400, py], 140, 15, 2)
    : fill('m', path`M${400 - plate} ${level - 22}H${400 + plate}V${level}H${400 - plate}z`)
  return stacked([400, base], seat, q) + flange + stacked([400, level - 22], upper, q)
}

/** A tie-rod end lies with its stud upright and its shank to the right. */
function rodEnd(part: PictureSubject): string {
  const cone = coneOf(part) * 0.9
  const shank: Stretch[] = [
    { long: 60, r: 46, to: 34, ink: 'i' },
    { long: 120, r: 34, to: 30, ink: 'i' },
    { long: 26, r: 40, ink: 'i', kind: 'hex' },
    { long: 210, r: 29, ink: 'm', kind: 'thread' },
  ]
  const body: Stretch[] = [
    { long: 12, r: 52, to: 66, ink: 'i' },
    { long: 96, r: 74, ink: 'i', kind: 'round' },
    { long: 16, r: 58, to: 70, ink: 'r' },
    { long: 66, r: 70, to: cone * 1.2, ink: 'r' },
    { long: 12, r: cone * 1.25, ink: 'r', kind: 'round' },
    { long: 64, r: cone, to: cone * 0.8, ink: 'n' },
    { long: 62, r: cone * 0.66, ink: 'n', kind: 'thread' },
  ]
  return turned(240, 516, shank) + group(turned(0, 0, body), 'translate(190 580) rotate(-90)')
}

const isRod = (part: PictureSubject) => part.preset === 'tie-rod'

function render(part: PictureSubject): string {
  if (!isRod(part)) return centred(ground([400, 640], 96) + joint(part, tilt), [400, 452], 1.15)
  const body = centred(group(rodEnd(part), turn(-12, [400, 440])), [401, 460])
  return part.side === 'right' ? mirrored(body) : body
}

function blueprint(part: PictureSubject): string {
  const cone = coneOf(part)
  if (isRod(part)) {
    const body = group(rodEnd(part), 'translate(0 -40)')
    const flip = part.side === 'right'
    const at = (x: number) => (flip ? 800 - x : x)
    const [a, b] = [at(190), at(656)]
    return (
      titleBlock(part) +
      (flip ? mirrored(body) : body) +
      fill('a', path`M${at(190)} 160V580M${at(90)} 476H${at(690)}`) +
      stated(part, 'length_mm', (v) => across(Math.min(a, b), Math.max(a, b), 640, v, [476, 476])) +
      stated(part, 'thread', (v) => note([at(560), 448], [at(600), 380], v)) +
      stated(part, 'cone_mm', (v) =>
        note([at(190) + (flip ? -cone * 0.8 : cone * 0.8), 318], [at(300), 250], `Ø ${v}`),
      )
    )
  }
  return (
    titleBlock(part) +
    group(joint(part, 0), 'translate(0 20)') +
    fill('a', path`M400 130V690`) +
    stated(part, 'thread', (v) => note([400 + cone * 0.66, 262], [540, 170], v)) +
    stated(part, 'cone_mm', (v) => note([400 + cone * 0.95, 318], [560, 290], `Ø ${v}`))
  )
}

export const balljoint: Shape = {
  render,
  blueprint,
  packedSize: (part) =>
    isRod(part) ? [drawableMeasure(part, 'length_mm', 100, 60, 250) + 40, 45, 90] : [95, 70, 110],
}
