import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { fill, group, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import type { PictureSubject } from '../../subject.ts'
import { displayText, lowerText } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** One bar with its two feet, level, from x to x2. */
function bar(x: number, x2: number, y: number, aluminium: boolean): string {
  const foot = (at: number) =>
    fill(
      'p',
      path`M${at - 34} ${y}H${at + 34}L${at + 46} ${y + 72}Q${at + 46} ${y + 88} ${at + 30} ${y + 88}H${at - 30}Q${at - 46} ${y + 88} ${at - 46} ${y + 72}z`,
    ) +
    fill('r', path`M${at - 52} ${y + 88}h104v16h-104z`) +
    fill('x', path`M${at - 10} ${y + 34}h20v20h-20z`)
  return (
    foot(x + 100) +
    foot(x2 - 100) +
    fill(
      aluminium ? 'n' : 'p',
      path`M${x} ${y - 20}Q${x} ${y - 34} ${x + 14} ${y - 34}H${x2 - 14}Q${x2} ${y - 34} ${x2} ${y - 20}V${y - 8}Q${x2} ${y + 6} ${x2 - 14} ${y + 6}H${x + 14}Q${x} ${y + 6} ${x} ${y - 8}z`,
    ) +
    fill(
      's',
      path`M${x + 3} ${y - 10}H${x2 - 3}V${y - 8}Q${x2} ${y + 6} ${x2 - 14} ${y + 6}H${x + 14}Q${x} ${y + 6} ${x + 3} ${y - 10}z`,
    ) +
    fill('f', path`M${x + 6} ${y - 20}H${x2 - 6}`)
  )
}

const aluminium = (part: PictureSubject) => !/steel/.test(lowerText(part, 'material'))

export const roofbars: Shape = {
  render: (part) =>
    group(bar(120, 700, 300, aluminium(part)) + bar(60, 720, 490, aluminium(part)), 'rotate(-9 400 400)'),
  blueprint(part) {
    const load = displayText(part, 'load_kg')
    return (
      titleBlock(part) +
      bar(80, 720, 300, aluminium(part)) +
      stated(part, 'length_mm', (v) => across(80, 720, 510, v, [310, 310])) +
      (load ? text('t', [400, 220], `${load} kg`) : '')
    )
  },
  packedSize: () => [1250, 160, 140],
}
