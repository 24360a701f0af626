import { note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group } from '../../geometry.ts'
import type { Shape } from '../shape.ts'

const loop =
  'M250 132H470Q530 134 566 190L650 340Q672 380 666 424L650 560Q644 612 590 612H210Q160 612 156 562L150 250Q150 136 250 132z'

/** Its profile, cut across: a channel that grips the flange, a hollow bulb at its side. */
const core = 'M-92 84V-40Q-92-62-70-62H-30Q-8-62-8-40V84'
const channel =
  'M-112 96V-40Q-112-84-68-84H-32Q12-84 12-40V96H-28V66L-48 54-28 42V-32Q-28-42-38-42H-62Q-72-42-72-32V42L-52 54-72 66V96z'
const profile =
  circle('', [74, -34], 50, ' stroke-width="32"') +
  circle('R', [74, -34], 50, ' stroke-width="24"') +
  fill('r', channel) +
  contour(core, 8) +
  fill('M', core, ' stroke-width="4"')

const figure =
  contour(loop, 34) +
  fill('R', loop, ' stroke-width="25"') +
  fill('H', loop, ' stroke-width="4" transform="translate(-4 -4)"') +
  group(profile, 'translate(400 396) scale(1.25)')

export const sealstrip: Shape = {
  render: () => figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure, 'translate(60 -20) scale(.88)') +
    stated(part, 'length_mm', (v) => note([612, 246], [640, 150], v)),
  packedSize: () => [420, 300, 50],
}
