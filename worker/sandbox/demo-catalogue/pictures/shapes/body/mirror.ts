import { beside, titleBlock } from '../../dimension-lines.ts'
import { fill, group } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import { displayText, has, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** The left-hand mirror as the driver sees it: glass towards us, foot to the right. */
const glass =
  'M140 300Q150 262 196 258L470 268Q520 272 524 316L516 452Q510 498 464 504L208 522Q156 524 148 478z'

function heater(): string {
  return fill('f', 'M190 320H480M190 356H480M190 392H476M190 428H474M190 464H466', ' stroke-opacity=".45"')
}

function door(part: PictureSubject): string {
  const heated = has(part, 'heated')
  return (
    fill('p', 'M508 500L560 470Q600 470 626 500L668 596Q676 628 644 632L520 620Q500 616 500 590z') +
    fill('s', 'M560 470Q600 470 626 500L668 596Q676 628 644 632L600 628 590 540z') +
    fill(
      displayText(part, 'colour') ? 'c' : 'p',
      'M104 286Q116 218 188 212L488 224Q562 230 566 302L556 474Q548 548 474 556L206 574Q128 576 116 506z',
    ) +
    fill('h', 'M116 280Q128 230 190 224L486 236 488 252 196 244Q140 250 130 300z') +
    fill(
      's',
      'M556 474Q548 548 474 556L206 574Q128 576 116 506L122 480Q140 540 206 542L470 528Q530 520 536 460z',
    ) +
    fill('V', glass) +
    fill('h', 'M180 268L300 262 210 520 156 500z') +
    (heated ? heater() : '')
  )
}

function pane(part: PictureSubject): string {
  const holder = fill('p', glass, ' transform="translate(26 20)"')
  const shine = fill('h', 'M180 268L300 262 210 520 156 500z')
  const bevel = fill('f', glass, ' stroke-opacity=".5" transform="matrix(.94 0 0 .93 20 27)"')
  const wide = /^asph/.test(lowerText(part, 'mirror_glass'))
    ? fill('f', 'M222 264L232 512', ' stroke-dasharray="14 10"')
    : fill('f', 'M470 300Q484 390 468 470', ' stroke-opacity=".3"')
  const tabs = has(part, 'heated') ? fill('b', 'M250 522l3 26h22l-3-28zM330 517l3 26h22l-3-28z') : ''
  const body = tabs + holder + fill('V', glass) + shine + bevel + wide + (has(part, 'heated') ? heater() : '')
  return group(body, 'translate(-50 -116) scale(1.32)')
}

function figure(part: PictureSubject): string {
  const body = part.preset === 'glass' ? pane(part) : door(part)
  return part.side === 'right' ? mirrored(body) : body
}

/**
 * The mirror from its side: the glass to the left, flat or curved; a door mirror has its housing and foot behind it.
 */
function side(part: PictureSubject): string {
  const curved = !/flat/.test(lowerText(part, 'mirror_glass'))
  if (part.preset === 'glass') {
    const bow = curved ? 'Q604 330 620 460' : 'V460'
    return fill('p', 'M620 210H650V450H620z') + fill('V', `M620 200${bow}H628V200z`)
  }
  return (
    fill('p', 'M612 430L604 466H676L668 420z') +
    fill(displayText(part, 'colour') ? 'c' : 'p', 'M584 178Q690 190 708 290 716 400 640 432L584 440z') +
    fill('V', `M584 200${curved ? 'Q568 310 584 420' : 'V420'}H592V200z`)
  )
}

export const mirror: Shape = {
  render: figure,
  blueprint: (part) => {
    const x = part.side === 'right' ? -20 : 20
    const front = part.preset === 'glass' ? `translate(${x} 40) scale(.7)` : `translate(${x} 28) scale(.7)`
    return titleBlock(part) + group(figure(part), front) + beside(side(part)) + fill('a', 'M60 330H740')
  },
  packedSize: (part) => (part.preset === 'glass' ? [180, 20, 120] : [260, 180, 200]),
}
