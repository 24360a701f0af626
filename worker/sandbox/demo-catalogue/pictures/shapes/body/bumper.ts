import { titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group } from '../../geometry.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/**
 * The bumper from above, its outer face down: a bar with its overriders and brackets, or a skin around the corners of
 * the car.
 */
const plan = (part: PictureSubject) =>
  isChromed(part)
    ? fill('i', 'M262 590V506H298V590zM502 590V506H538V590z') +
      fill('n', 'M98 516Q102 588 184 606H616Q698 588 702 516H684Q678 572 612 586H188Q122 572 116 516z') +
      fill('r', 'M218 592H258V622Q238 634 218 622zM542 592H582V622Q562 634 542 622z')
    : fill(
        'p',
        'M84 470Q100 592 226 616 310 628 400 628T574 616Q700 592 716 470H694Q676 572 566 596 486 606 400 606T234 596Q124 572 106 470z',
      ) + fill('f', 'M95 470Q112 584 230 606 310 617 400 617T570 606Q688 584 705 470')

const isChromed = (part: PictureSubject) =>
  /chrome|polished/.test(lowerText(part, 'surface_treatment')) ||
  /steel|chrome/.test(lowerText(part, 'material'))

/** The bumper from outside, a little from above; a front one has its grille and lamp openings. */
function figure(part: PictureSubject): string {
  const rear = part.axle === 'rear'
  if (isChromed(part)) {
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
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(50 -100) scale(.87)') +
    plan(part) +
    fill('a', 'M400 90V670'),
  packedSize: () => [1650, 420, 380],
}
