import { beside, titleBlock } from '../../dimension-lines.ts'
import { contour, fill, group, path } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A left-hand tail light from behind: red outside, amber, clear for reversing inside. */
function tail(part: PictureSubject): string {
  const outline =
    'M118 250Q124 206 168 204L640 226Q680 230 680 270V520Q680 562 640 564L176 590Q124 590 116 540 96 400 118 250z'
  return (
    fill('p', outline, ' transform="translate(14 18)"') +
    `<clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">` +
    fill('E', 'M0 200H330V600H0z') +
    fill('A', 'M330 200H700V372H330z') +
    fill('V', 'M330 372H520V600H330z') +
    fill('E', 'M520 372H700V600H520z') +
    contour('M100 400H330', 400, ' stroke-opacity=".12" stroke-dasharray="5 13"') +
    contour('M330 286H700', 172, ' stroke-opacity=".12" stroke-dasharray="5 13"') +
    fill(
      'f',
      'M330 460H520M330 416H520M330 504H520M330 548H520M520 430H700M520 488H700M520 546H700',
      ' stroke-opacity=".4"',
    ) +
    (/smoked/.test(lowerText(part, 'colour')) ? fill('s', outline) + fill('s', outline) : '') +
    fill('h', 'M100 190H260L150 620H60z') +
    '</g>' +
    contour(outline, 5)
  )
}

function indicator(part: PictureSubject): string {
  const lens = /clear|white/.test(lowerText(part, 'colour')) ? 'V' : 'A'
  const outline =
    'M180 330Q190 272 250 268L560 292Q620 298 624 352V440Q622 494 564 500L240 524Q184 524 176 466z'
  return (
    fill('r', outline, ' transform="translate(400 400) scale(1.12 1.2) translate(-400 -396)"') +
    `<clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">` +
    fill(lens, outline) +
    contour('M170 396H640', 300, ' stroke-opacity=".22" stroke-dasharray="4 16"') +
    contour('M400 260V540', 480, ' stroke-opacity=".14" stroke-dasharray="4 16"') +
    fill('h', 'M170 250H330L230 540H150z') +
    '</g>' +
    contour(outline, 5) +
    fill('x', 'M560 392a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM214 392a12 12 0 1 0 24 0 12 12 0 1 0-24 0z')
  )
}

function figure(part: PictureSubject): string {
  const body = part.preset === 'indicator' ? indicator(part) : tail(part)
  return part.side === 'right' ? mirrored(body) : body
}

/** The lamp unit from its side: the lens to the left, its housing with the plug and the bulb holders behind it. */
const side = (part: PictureSubject) =>
  part.preset === 'indicator'
    ? fill('p', 'M660 300H700V360H660z') +
      fill('r', 'M622 238H640V422H622z') +
      fill('p', 'M640 268H664V392H640z') +
      fill('V', 'M622 250Q598 330 622 410z')
    : fill('p', 'M690 290H720V344H690z') +
      fill('p', 'M628 196Q680 200 690 240V400Q684 436 628 444z') +
      fill('V', 'M606 182Q586 320 606 458H628V182z') +
      fill('n', 'M690 256H716V268H690zM690 378H716V390H690z')

export const lampUnit: Shape = {
  render: figure,
  blueprint: (part) => {
    const x = part.side === 'right' ? -10 : 20
    const [y, k] = part.preset === 'indicator' ? [45, 0.72] : [34, 0.72]
    return (
      titleBlock(part) +
      group(figure(part), `translate(${x} ${y}) scale(${k})`) +
      beside(side(part)) +
      fill('a', path`M50 ${part.preset === 'indicator' ? 330 : 320}H750`)
    )
  },
  packedSize: (part) => (part.preset === 'indicator' ? [110, 60, 60] : [280, 110, 190]),
}
