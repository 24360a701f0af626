import { stated, titleBlock, upright } from '../../dimension-lines.ts'
import { circle, fill, group, path, turn } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { type Stretch, turned } from '../../solids/turned.ts'
import { drawableMeasure, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const bleeder = (x: number, y: number) =>
  group(
    turned(0, 0, [
      { long: 14, r: 16, ink: 'i' },
      { long: 18, r: 15, ink: 'b', kind: 'hex' },
      { long: 10, r: 7, ink: 'b' },
      { long: 16, r: 11, to: 8, ink: 'b' },
      { long: 18, r: 12, ink: 'r', kind: 'round' },
    ]),
    `translate(${x} ${y}) rotate(-90)`,
  )

function master(part: PictureSubject): string {
  const bore = drawableMeasure(part, 'piston_diameter_mm', 22.2, 12, 35)
  const r = 40 + bore * 0.9
  const ports = Math.round(drawableMeasure(part, 'ports', 2, 1, 4))
  const body: Stretch[] = [
    { long: 20, r: r * 0.7, to: r * 0.94, ink: 'n' },
    { long: 380, r, ink: 'n', kind: 'round' },
    { long: 24, r: r * 1.7, ink: 'n' },
    { long: 60, r: r * 0.7, ink: 'n' },
    { long: 60, r: 13, ink: 'b' },
  ]
  const y = 520
  const first = ports > 1 ? 230 : 200
  let outlets = ''
  for (let port = 0; port < ports; port++)
    outlets += group(
      turned(0, 0, [
        { long: 22, r: 26, ink: 'n' },
        { long: 20, r: 20, ink: 'b', kind: 'hex' },
      ]),
      `translate(${first + port * (280 / ports)} ${y + r - 6}) rotate(90)`,
    )
  return outlets + turned(110, y, body) + (ports > 1 ? twoChambers : oneChamber)
}

const cap =
  fill('p', 'M246 236V176Q246 160 262 160H368Q384 160 384 176V236z') +
  fill('f', 'M270 166V230M294 162V234M318 162V234M342 162V234M364 168V230')

/** The tank of two circuits: a chamber and a feed for each, a wall between them up to the level of one. */
const twoChambers =
  fill('i', 'M212 404H272V470H212zM360 404H420V470H360z') +
  fill('w', 'M170 404L156 270Q154 236 190 236H440Q476 236 474 270L462 404z') +
  fill('s', 'M430 236H440Q476 236 474 270L462 404H416z') +
  fill('f', 'M160 300H468M166 350H466M315 300V404') +
  cap

const oneChamber =
  fill('i', 'M285 404H345V470H285z') +
  fill('w', 'M240 404L226 270Q224 236 258 236H372Q406 236 404 270L390 404z') +
  fill('s', 'M362 236H372Q406 236 404 270L390 404H350z') +
  fill('f', 'M229 300H401M234 350H396') +
  cap

function wheel(part: PictureSubject): string {
  const bore = drawableMeasure(part, 'piston_diameter_mm', 19, 12, 35)
  const r = 56 + bore * 1.6
  const half: Stretch[] = [
    { long: 30, r: 17, ink: 'm' },
    { long: 26, r: r * 0.5, to: r * 0.72, ink: 'r' },
    { long: 40, r: r * 0.86, ink: 'r', kind: 'round' },
  ]
  const body: Stretch[] = [
    ...half,
    { long: 268, r, ink: 'i' },
    ...half.toReversed().map(({ r: a, to: b = a, ...rest }) => ({ ...rest, r: b, to: a })),
  ]
  return (
    bleeder(330, 400 - r + 4) +
    turned(170, 400, body) +
    circle('m', [400, 400], r * 0.56) +
    circle('x', [358, 400], 13) +
    circle('x', [442, 400], 13) +
    circle('b', [400, 400], 20) +
    circle('x', [400, 400], 10)
  )
}

function slave(part: PictureSubject): string {
  const bore = drawableMeasure(part, 'piston_diameter_mm', 19, 12, 35)
  const r = 50 + bore * 1.5
  const body: Stretch[] = [
    { long: 24, r: r * 0.6, to: r * 0.9, ink: 'n' },
    { long: 210, r, ink: 'n', kind: 'round' },
    { long: 26, r: r * 1.75, ink: 'n' },
    { long: 40, r: r * 0.9, ink: 'n' },
    { long: 110, r: r * 0.78, to: 26, ink: 'r', kind: 'boot', folds: 4 },
    { long: 90, r: 15, ink: 'm' },
    { long: 26, r: 15, to: 8, ink: 'm' },
  ]
  return (
    bleeder(220, 400 - r + 6) +
    group(
      turned(0, 0, [
        { long: 24, r: 24, ink: 'n' },
        { long: 22, r: 19, ink: 'b', kind: 'hex' },
      ]),
      `translate(300 ${Math.round(400 - r + 6)}) rotate(-90)`,
    ) +
    turned(130, 400, body)
  )
}

function figure(part: PictureSubject): string {
  if (part.preset === 'master') return master(part)
  return part.partType === 'clutch-slave-cylinder' ? slave(part) : wheel(part)
}

/** The bore inside, in hidden lines, and its measure: from where to where, at which height. */
function bore(part: PictureSubject): string {
  const [from, to, y, outside] =
    part.preset === 'master'
      ? [130, 500, 520, 60]
      : part.partType === 'clutch-slave-cylinder'
        ? [160, 360, 400, 74]
        : [266, 534, 400, 690]
  const r = 26 + drawableMeasure(part, 'piston_diameter_mm', 20, 12, 35) * 0.9
  const hidden = fill('e', path`M${from} ${y - r}H${to}M${from} ${y + r}H${to}`, ' stroke-dasharray="12 7"')
  const edge = outside < from ? from : to
  return (
    hidden +
    fill('a', path`M${Math.min(outside, from) - 20} ${y}H${to + 60}`) +
    stated(part, 'piston_diameter_mm', (v) => upright(y - r, y + r, outside, `Ø ${v}`, [edge, edge]))
  )
}

export const cylinder: Shape = {
  render: (part) => {
    const body = group(figure(part), part.preset === 'master' ? 'translate(30 -10)' : turn(-24, [400, 400]))
    return part.side === 'right' ? mirrored(body) : body
  },
  blueprint: (part) => titleBlock(part) + figure(part) + bore(part),
  packedSize: (part) => (part.preset === 'master' ? [220, 120, 150] : [110, 60, 70]),
}
