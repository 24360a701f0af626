import { beside, titleBlock } from '../../dimension-lines.ts'
import { fill, group } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import type { PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** The model year from which wings have a side repeater, and until which the headlamp sits in them. */
const withRepeaterFrom = 1985
const withLampUntil = 1966

/** A left wing from outside: front to the left, door to the right, primed as it leaves the press. */
const panel = ({ yearFrom = withRepeaterFrom }: PictureSubject) =>
  yearFrom >= withRepeaterFrom ? modern() : classic(yearFrom < withLampUntil)

function modern(): string {
  const skin =
    'M128 282L430 232Q580 214 700 246L716 300 706 560Q704 590 676 592H604Q600 440 470 424 330 424 306 588L300 604H216L190 560Q186 480 160 414L112 404Q176 350 128 282z'
  return (
    fill('i', 'M306 588Q330 424 470 424 600 440 604 592L580 584Q570 464 470 452 360 452 334 590z') +
    fill('m', skin) +
    fill('h', 'M150 292L432 248Q580 232 696 258L700 276Q580 254 440 270L160 314z') +
    fill(
      's',
      'M706 560Q704 590 676 592H604Q600 560 592 530L620 500 712 440zM300 604H216L190 560Q189 530 184 506L312 560z',
    ) +
    fill('f', 'M716 300Q560 276 420 300T162 414M676 592L690 300M146 304Q184 352 130 396') +
    fill('x', 'M470 356h44v14h-44z')
  )
}

/** Crowned and round-nosed, with a wheel arch that is a circle; the rim of the lamp is seen from its side. */
function classic(withLamp: boolean): string {
  const skin =
    'M118 330Q150 236 262 220L520 206Q628 204 702 244L712 596H620A138 138 0 0 0 344 596H300L292 566Q250 560 216 566L176 560Q124 548 112 450 108 380 118 330z'
  return (
    fill('i', 'M344 596A138 138 0 0 1 620 596L596 588A114 114 0 0 0 368 588z') +
    fill('m', skin) +
    fill(
      'h',
      'M150 300Q180 250 270 240L520 226Q620 224 694 258L698 278Q610 246 520 248L280 264Q200 272 160 330z',
    ) +
    fill(
      's',
      'M712 500L712 596H620Q618 560 600 530 660 530 712 500zM300 596L292 566Q250 560 216 566L176 560Q140 550 124 500 220 540 340 560L344 596z',
    ) +
    fill('f', 'M330 596A152 152 0 0 1 634 596M150 300Q300 276 520 274 630 276 704 300M690 240L698 596') +
    (withLamp
      ? fill('n', 'M118 318Q96 326 92 388T110 462Q126 466 130 390 132 318 118 318z') +
        fill('V', 'M104 336Q76 388 100 452 86 440 88 390 90 344 104 336z')
      : fill('f', 'M118 330Q150 360 148 420T128 510'))
  )
}

const figure = (part: PictureSubject) => (part.side === 'right' ? mirrored(panel(part)) : panel(part))

/** The wing from in front: the flange under the bonnet, the crown, the side. */
const end = fill('m', 'M566 210V192H596Q690 190 704 290 712 380 700 466H684Q694 380 688 296 676 208 596 210z')

export const wing: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), `translate(${part.side === 'right' ? -24 : -44} 40) scale(.72)`) +
    beside(end),
  packedSize: () => [900, 300, 620],
}
