import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group, turn } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { displayText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'
import { type Family, familyOf, lampFigure } from './bulb-figure.ts'

/** The middle of each, and its enlargement. */
const middles: Record<Family, readonly [number, number]> = {
  halogen: [386, 1.2],
  dipped: [386, 1.15],
  ball: [426, 1.45],
  wedge: [395, 1.45],
  festoon: [400, 1.15],
}

/** The stamp on the base: type, volts, watts. */
function ratings(part: PictureSubject): string {
  const [type, volts, watts] = ['bulb_type', 'voltage_v', 'power_w'].map((id) => displayText(part, id))
  return [type, volts && `${volts} V`, watts && `${watts} W`].filter(Boolean).join('  ')
}

export const bulb: Shape = {
  render(part) {
    const pack = displayText(part, 'pack_qty')
    const [middle, k] = middles[familyOf(part)]
    return (
      group(centred(lampFigure(part), [middle, 400], k), turn(-38, [400, 400])) +
      (pack && pack !== '1' ? text('t', [680, 720], `${pack}×`, { size: 104 }) : '')
    )
  },
  blueprint: (part) =>
    titleBlock(part) +
    group(lampFigure(part), 'translate(0 -60)') +
    fill('a', 'M120 340H680') +
    (ratings(part) && text('t', [400, 600], ratings(part))) +
    stated(part, 'base', (v) => note([280, 366], [230, 200], v)),
  packedSize: () => [70, 45, 90],
}
