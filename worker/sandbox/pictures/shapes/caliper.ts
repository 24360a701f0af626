import { note, stated, titleBlock } from '../drafting.ts'
import { extruded, mirrored } from '../extruded.ts'
import { circle, fill, group, type Point } from '../geometry.ts'
import { type PictureSubject, proportion, words } from '../subject.ts'
import { at } from '../tube.ts'
import { turned } from '../turned.ts'
import type { Shape } from './shape.ts'

const bracket =
  'M136 452L150 396H250V430H550V396H650L664 452V560Q664 580 644 580H590Q576 580 572 566L560 520H240L228 566Q224 580 210 580H156Q136 580 136 560z'
const body = 'M180 400Q176 250 270 226 400 196 530 226 624 250 620 400L604 446H526L510 404H290L274 446H196z'

function pistons(part: PictureSubject): Point[] {
  const count = Math.round(proportion(part, 'pistons', 1, 1, 4))
  return count === 1
    ? [[400, 318]]
    : [
        [306, 330],
        [494, 330],
      ]
}

const bleeder = turned(0, 0, [
  { long: 12, r: 17, ink: 'i' },
  { long: 18, r: 15, ink: 'b', kind: 'hex' },
  { long: 14, r: 8, ink: 'b' },
  { long: 20, r: 12, ink: 'r', kind: 'round' },
])
const pin = turned(0, 0, [
  { long: 20, r: 20, ink: 'm', kind: 'hex' },
  { long: 60, r: 24, ink: 'r', kind: 'boot', folds: 3 },
])

/** Outboard side of a left-hand caliper: bracket behind, body and pistons before, bleed nipple up. */
function figure(part: PictureSubject): string {
  const renewed = words(part, 'condition') === 'remanufactured'
  const r = 40 + proportion(part, 'piston_diameter_mm', 48, 20, 70) * (pistons(part).length > 1 ? 0.5 : 0.75)
  const bores = pistons(part)
    .map(
      (centre) =>
        circle(renewed ? 'n' : 'm', centre, r) +
        circle('f', centre, r * 0.86) +
        circle(renewed ? 'm' : 'n', centre, r * 0.6),
    )
    .join('')
  const cast = fill('f', 'M212 396Q210 280 284 252M588 396Q590 280 516 252M300 236V206M500 236V206')
  const drawing =
    extruded('b', bracket, [24, -16], 'i', 'i') +
    circle('x', [186, 528], 18) +
    circle('x', [614, 528], 18) +
    at(pin, [262, 434], 180) +
    at(pin, [538, 434]) +
    at(bleeder, [560, 240], -62) +
    extruded('c', body, [30, -20], renewed ? 'n' : 'm', renewed ? 'n' : 'm') +
    fill('s', 'M604 446H526L510 404 590 380 620 400z') +
    cast +
    bores
  const turned = group(drawing, 'rotate(-20 400 400)')
  return part.side === 'right' ? mirrored(turned) : turned
}

export const caliper: Shape = {
  painted: figure,
  drawn(part) {
    const [first = [400, 318]] = pistons(part)
    const x = part.side === 'right' ? 800 - first[0] : first[0]
    return (
      titleBlock(part) +
      group(figure(part), 'translate(60 10) scale(.85)') +
      stated(part, 'piston_diameter_mm', (v) =>
        note([60 + x * 0.85, 300], [x > 400 ? 560 : 240, 90], `Ø ${v}`),
      ) +
      stated(part, 'disc_thickness_mm', (v) => note([400, 366], [470, 600], v))
    )
  },
  extent: () => [210, 120, 150],
}
