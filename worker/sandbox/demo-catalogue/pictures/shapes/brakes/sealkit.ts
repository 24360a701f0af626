import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, type Point } from '../../geometry.ts'
import { at } from '../../solids/tube.ts'
import { turned } from '../../solids/turned.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const ring = (centre: Point, r: number, wide: number, ink = 'R') =>
  circle('', centre, r, ` stroke-width="${wide + 9}"`) + circle(ink, centre, r, ` stroke-width="${wide}"`)

const dustBoot = turned(0, 0, [
  { long: 18, r: 62, ink: 'r' },
  { long: 70, r: 54, to: 40, ink: 'r', kind: 'boot', folds: 3 },
  { long: 14, r: 40, ink: 'r' },
])

/** Seals of a caliper: piston seal, dust boot, guide sleeves, nipple with its cap. */
function caliper(part: PictureSubject): string {
  const r = 60 + drawableMeasure(part, 'piston_diameter_mm', 48, 20, 70)
  const sleeve = turned(0, 0, [
    { long: 20, r: 30, ink: 'r' },
    { long: 60, r: 26, ink: 'r', kind: 'boot', folds: 3 },
    { long: 20, r: 30, ink: 'r' },
  ])
  const nipple = turned(0, 0, [
    { long: 26, r: 10, to: 16, ink: 'b' },
    { long: 34, r: 16, ink: 'b', kind: 'thread' },
    { long: 26, r: 22, ink: 'b', kind: 'hex' },
    { long: 40, r: 14, ink: 'b' },
  ])
  return (
    ring([270, 280], r, 18) +
    ring([270, 280], r - 42, 9) +
    at(dustBoot, [500, 280]) +
    at(sleeve, [170, 560]) +
    at(sleeve, [340, 560]) +
    at(nipple, [500, 520]) +
    at(turned(0, 0, [{ long: 50, r: 20, ink: 'r', kind: 'round' }]), [560, 610]) +
    ring([640, 420], 26, 9, 'B')
  )
}

/** Carburettor: float chamber gasket, needle valve, membranes, o-rings, jets. */
function carburettor(): string {
  const frame =
    'M140 180H420Q440 180 440 200V400Q440 420 420 420H140Q120 420 120 400V200Q120 180 140 180zM180 230V370H380V230z'
  const needle = turned(0, 0, [
    { long: 40, r: 22, ink: 'b', kind: 'hex' },
    { long: 60, r: 16, ink: 'b', kind: 'thread' },
    { long: 30, r: 10, to: 3, ink: 'n' },
  ])
  const jet = turned(0, 0, [
    { long: 18, r: 18, ink: 'b' },
    { long: 36, r: 12, ink: 'b', kind: 'thread' },
  ])
  return (
    fill('k', frame, ' fill-rule="evenodd"') +
    circle('z', [150, 205], 9) +
    circle('z', [410, 205], 9) +
    circle('z', [150, 395], 9) +
    circle('z', [410, 395], 9) +
    circle('r', [590, 280], 96) +
    circle('f', [590, 280], 66) +
    circle('m', [590, 280], 34) +
    circle('x', [590, 280], 9) +
    at(needle, [140, 540]) +
    at(jet, [340, 510]) +
    at(jet, [340, 580]) +
    ring([500, 540], 40, 9) +
    ring([600, 540], 26, 7) +
    ring([672, 540], 18, 6, 'B')
  )
}

const isCarburettor = (part: PictureSubject) =>
  part.partType.startsWith('carb') || lowerText(part, 'carburettor_type') !== ''

export const sealkit: Shape = {
  render: (part) =>
    group(isCarburettor(part) ? carburettor() : caliper(part), 'translate(-56 -64) scale(1.16)'),
  blueprint: (part) =>
    titleBlock(part) +
    at(isCarburettor(part) ? carburettor() : caliper(part), [0, -20]) +
    (isCarburettor(part)
      ? ''
      : stated(part, 'piston_diameter_mm', (v) => note([270, 330], [400, 400], `Ø ${v}`))),
  packedSize: () => [150, 110, 40],
}
