import { beside, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, contour, fill, group, type Point, path } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { tube } from '../../solids/tube.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const motor =
  fill('p', 'M-70-60H60Q84-60 84-36V36Q84 60 60 60H-70Q-94 60-94 36V-36Q-94-60-70-60z') +
  fill('s', 'M-94 20H84V36Q84 60 60 60H-70Q-94 60-94 36z') +
  circle('m', [-20, 0], 46) +
  circle('f', [-20, 0], 30) +
  circle('n', [-20, 0], 12) +
  fill('p', 'M84-24H140V24H84z') +
  fill('f', 'M112-24V24')

/** Rail with its carriage, cables round pulleys, the drum at the motor. */
function cable(electric: boolean): string {
  const cables = 'M416 130C560 200 590 330 560 420M420 640C540 620 590 540 562 452'
  return (
    tube(cables, 9, 'R') +
    fill('m', 'M372 110H420Q440 370 430 660H384Q394 370 372 110z') +
    fill('s', 'M400 110H420Q440 370 430 660H410Q420 370 400 110z') +
    circle('p', [398, 130], 28) +
    circle('n', [398, 130], 9) +
    circle('p', [408, 640], 28) +
    circle('n', [408, 640], 9) +
    fill('i', 'M330 360H470V404H440L430 430H366L356 404H330z') +
    circle('x', [350, 382], 10) +
    circle('x', [450, 382], 10) +
    (electric
      ? group(motor, 'translate(584 436) rotate(20)')
      : circle('i', [566, 436], 52) + circle('n', [566, 436], 16) + fill('f', path`M540 436h52M566 410v52`))
  )
}

/** Crossed arms with a toothed sector. */
function scissor(electric: boolean): string {
  const arms = contour('M180 250L600 560M200 590L560 240', 40)
  const inner = fill('M', 'M180 250L600 560M200 590L560 240', ' stroke-width="31"')
  return (
    fill('m', 'M110 216H640V256H110z') +
    fill('x', 'M130 228H620V244H130z') +
    arms +
    inner +
    circle('n', [384, 402], 22) +
    fill('i', 'M600 560L486 640Q440 560 470 480z') +
    contour('M474 620Q440 556 462 490', 14, ' stroke-dasharray="7 7"') +
    circle('n', [196, 250], 18) +
    circle('n', [560, 240], 18) +
    circle('n', [206, 586], 18) +
    (electric
      ? group(motor, 'translate(520 640)')
      : circle('i', [430, 560], 34) + circle('n', [430, 560], 12))
  )
}

function figure(part: PictureSubject): string {
  const type = lowerText(part, 'regulator_type')
  const electric = !/manual|hand|crank/.test(type)
  const body = isScissor(part) ? scissor(electric) : cable(electric)
  return part.side === 'right' ? mirrored(body) : body
}

const isScissor = (part: PictureSubject) => /scissor|arm|cross|manual/.test(lowerText(part, 'regulator_type'))

const middle = (part: PictureSubject): Point => (isScissor(part) ? [375, 428] : [527, 390])

/** The regulator from its edge: the rail with its carriage, or the flat arms, and the drive that stands off them. */
function edge(part: PictureSubject): string {
  const drive = /manual|hand|crank/.test(lowerText(part, 'regulator_type'))
    ? fill('n', 'M672 366H716V386H672z')
    : fill('p', 'M672 322H734V430H672z') + fill('f', 'M690 322V430')
  const y = isScissor(part) ? 0 : -24
  return group(
    drive +
      fill('m', isScissor(part) ? 'M648 150H672V470H648zM660 126H684V154H660z' : 'M648 120H672V520H648z') +
      fill('i', isScissor(part) ? 'M636 160H648V460H636z' : 'M628 300H648V372H628z'),
    `translate(0 ${y})`,
  )
}

export const regulator: Shape = {
  render: (part) =>
    centred(figure(part), part.side === 'right' ? [800 - middle(part)[0], middle(part)[1]] : middle(part)),
  blueprint(part) {
    const [x, y]: Point = part.side === 'right' ? [800 - middle(part)[0], middle(part)[1]] : middle(part)
    return (
      titleBlock(part) +
      group(figure(part), path`translate(${300 - 0.7 * x} ${320 - 0.7 * y}) scale(.7)`) +
      beside(edge(part))
    )
  },
  packedSize: () => [560, 380, 100],
}
