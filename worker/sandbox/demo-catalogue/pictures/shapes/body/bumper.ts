import { titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group } from '../../geometry.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** From outside, a little from above; a front one has its grille and lamp openings. */
function figure(part: PictureSubject): string {
  const rear = part.axle === 'rear'
  const chrome =
    /chrome|polished/.test(lowerText(part, 'surface_treatment')) ||
    /steel|chrome/.test(lowerText(part, 'material'))
  if (chrome) {
    const bar = 'M60 340Q70 318 110 322L690 322Q730 318 740 340L748 420Q748 452 716 452H84Q52 452 52 420z'
    return (
      fill('i', 'M210 440h60v60h-60zM530 440h60v60h-60z') +
      fill('n', bar) +
      fill('h', 'M84 336H716V358H84z') +
      fill('s', 'M54 410H746L748 420Q748 452 716 452H84Q52 452 52 420z') +
      fill('f', 'M60 392H740') +
      fill('r', 'M196 316H256V470Q226 486 196 470zM544 316H604V470Q574 486 544 470z') +
      fill('h', 'M204 324H214V466H204zM552 324H562V466H552z') +
      circle('n', [130, 366], 11) +
      circle('n', [670, 366], 11)
    )
  }
  const skin =
    'M44 300Q60 252 120 250L680 250Q740 252 756 300L762 420Q756 500 690 530L640 546H160L110 530Q44 500 38 420z'
  const openings = rear
    ? fill('x', 'M330 424H470Q480 424 480 434V484Q480 494 470 494H330Q320 494 320 484V434Q320 424 330 424z') +
      fill('E', 'M70 320H160V346H70zM640 320H730V346H640z') +
      fill('f', 'M612 446h44v34h-44z')
    : fill(
        'x',
        'M250 420H550L530 494H270zM92 430Q90 412 112 412H196L176 486Q100 486 92 430zM708 430Q710 412 688 412H604L624 486Q700 486 708 430z',
      ) + contour('M262 444H538M266 468H534', 6)
  return (
    fill('p', skin) +
    fill('h', 'M70 284Q84 266 124 266H676Q716 266 730 284L732 296Q560 282 400 282T68 296z') +
    openings +
    fill(
      's',
      'M40 440L762 440Q750 506 690 530L640 546H160L110 530Q50 506 40 440zM262 444z',
      rear ? '' : ' fill-opacity=".1"',
    ) +
    fill('r', 'M38 386H762V416H38z') +
    fill('h', 'M40 390H760V396H40z') +
    fill('f', 'M44 300Q200 318 400 318T756 300M180 546L196 522H604L620 546')
  )
}

export const bumper: Shape = {
  render: figure,
  blueprint: (part) => titleBlock(part) + group(figure(part), 'translate(50 -20) scale(.87)'),
  packedSize: () => [1650, 420, 380],
}
