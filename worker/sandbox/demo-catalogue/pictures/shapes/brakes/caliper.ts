import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, type Point, path } from '../../geometry.ts'
import { extruded, mirrored } from '../../solids/extruded.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const bracket =
  'M136 452L150 396H250V430H550V396H650L664 452V560Q664 580 644 580H590Q576 580 572 566L560 520H240L228 566Q224 580 210 580H156Q136 580 136 560z'
const body = 'M180 400Q176 250 270 226 400 196 530 226 624 250 620 400L604 446H526L510 404H290L274 446H196z'

const bleeder = turned(0, 0, [
  { long: 12, r: 17, ink: 'i' },
  { long: 18, r: 15, ink: 'b', kind: 'hex' },
  { long: 14, r: 8, ink: 'b' },
  { long: 20, r: 12, ink: 'r', kind: 'round' },
])
const slide = turned(0, 0, [
  { long: 20, r: 20, ink: 'm', kind: 'hex' },
  { long: 60, r: 24, ink: 'r', kind: 'boot', folds: 3 },
])

/** One piston: the body slides on its bracket; seen from outside the car. */
function floating(part: PictureSubject, ink: string): string {
  const r = 40 + drawableMeasure(part, 'piston_diameter_mm', 48, 20, 70) * 0.75
  const bore: Point = [400, 318]
  return (
    extruded('b', bracket, [24, -16], 'i', 'i') +
    circle('x', [186, 528], 18) +
    circle('x', [614, 528], 18) +
    at(slide, [262, 434], 180) +
    at(slide, [538, 434]) +
    at(bleeder, [560, 240], -62) +
    extruded('c', body, [30, -20], ink, ink) +
    fill('s', 'M604 446H526L510 404 590 380 620 400z') +
    fill('f', 'M212 396Q210 280 284 252M588 396Q590 280 516 252M300 236V206M500 236V206') +
    circle(ink, bore, r) +
    circle('f', bore, r * 0.86) +
    circle('n', bore, r * 0.6)
  )
}

/** Pistons on both sides: two halves bolted together, pads and their pins in the window between them. */
function fixed(pairs: number, ink: string): string {
  const bosses = pairs > 1 ? [290, 510] : [400]
  const far = bosses.map((x) => path`H${x - 78}Q${x - 66} 190 ${x} 190T${x + 78} 266`).join('')
  const near = bosses
    .toReversed()
    .map((x) => path`H${x + 78}Q${x + 66} 610 ${x} 610T${x - 78} 534`)
    .join('')
  const outline = `M172 296Q172 266 202 266${far}H598Q628 266 628 296V504Q628 534 598 534${near}H202Q172 534 172 504z`
  const ears = 'M180 430H120Q92 430 92 460T120 490H180zM620 430H680Q708 430 708 460T680 490H620z'
  const pad = (y: number, lining: number) =>
    fill('m', path`M246 ${y}h308v16h-308z`) + fill('g', path`M254 ${lining}h292v22h-292z`)
  const bolts = [204, 596].flatMap((x) =>
    [330, 470].map((y) => circle('n', [x, y], 17) + circle('x', [x, y], 7)),
  )
  const rims = bosses.map(
    (x) =>
      path`M${x - 62} 262Q${x - 50} 212 ${x} 212T${x + 62} 262M${x - 62} 538Q${x - 50} 588 ${x} 588T${x + 62} 538`,
  )
  return (
    extruded('b', ears, [16, -12], ink, ink) +
    circle('x', [122, 460], 14) +
    circle('x', [678, 460], 14) +
    at(bleeder, [216, 262], -110) +
    extruded('c', outline, [22, -16], ink, ink) +
    fill('f', `${rims.join('')}M172 400H236M564 400H628`) +
    fill('x', 'M236 318H564V482H236z') +
    pad(326, 342) +
    pad(458, 436) +
    fill('', 'M316 306V494M484 306V494', ' stroke-width="19"') +
    fill('N', 'M316 309V491M484 309V491', ' stroke-width="10"') +
    bolts.join('')
  )
}

const pistons = (part: PictureSubject) => Math.round(drawableMeasure(part, 'pistons', 1, 1, 4))

function figure(part: PictureSubject): string {
  const ink = lowerText(part, 'condition') === 'remanufactured' ? 'n' : 'm'
  const upright = pistons(part) > 1 ? fixed(pistons(part) / 2, ink) : floating(part, ink)
  const leaning = group(upright, 'rotate(-20 400 400)')
  return part.side === 'right' ? mirrored(leaning) : leaning
}

export const caliper: Shape = {
  render: figure,
  blueprint(part) {
    const right = part.side === 'right'
    const many = pistons(part) > 1
    const bore: Point = !many ? [372, 322] : pistons(part) > 2 ? [256, 246] : [340, 222]
    const x = right ? 800 - bore[0] : bore[0]
    return (
      titleBlock(part) +
      group(figure(part), 'translate(60 10) scale(.85)') +
      stated(part, 'piston_diameter_mm', (v) =>
        note([60 + x * 0.85, bore[1] * 0.85 + 10], [right ? 560 : 240, 90], `Ø ${v}`),
      ) +
      stated(part, 'disc_thickness_mm', (v) => note([400, many ? 350 : 372], [480, 640], v))
    )
  },
  packedSize: () => [210, 120, 150],
}
