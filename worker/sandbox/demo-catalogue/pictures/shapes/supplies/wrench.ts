import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group, turn } from '../../geometry.ts'
import { turned } from '../../solids/turned.ts'
import type { Shape } from '../shape.ts'

/** Ratchet head, tube with its scale, knurled grip. */
const figure =
  turned(150, 400, [
    { long: 60, r: 18, ink: 'n' },
    { long: 330, r: 22, ink: 'n' },
    { long: 16, r: 30, ink: 'm' },
    { long: 150, r: 34, ink: 'p' },
    { long: 20, r: 30, to: 24, ink: 'm' },
  ]) +
  contour('M560 400H700', 62, ' stroke-dasharray="2 8" stroke-opacity=".7"') +
  fill('J', 'M430 386V414M446 392V414M462 392V414M478 386V414M494 392V414M510 392V414', ' stroke-width="3"') +
  circle('m', [118, 400], 56) +
  circle('n', [118, 400], 40) +
  fill('i', 'M98 380h40v40h-40z') +
  circle('x', [118, 400], 7) +
  fill('m', 'M156 366l40 18v32l-40 18z')

export const wrench: Shape = {
  render: () => group(figure, turn(-38, [400, 400])),
  blueprint: (part) =>
    titleBlock(part) +
    group(figure, 'translate(0 -60)') +
    fill('a', 'M40 340H770') +
    stated(part, 'length_mm', (v) => across(62, 726, 620, v, [340, 340])) +
    stated(part, 'drive_size', (v) => note([118, 320], [190, 200], v)) +
    stated(part, 'torque_range_nm', (v) => note([470, 354], [420, 500], `${v} Nm`)),
  packedSize: () => [520, 70, 60],
}
