import { titleBlock } from '../../dimension-lines.ts'
import { fill, group } from '../../geometry.ts'
import { mirrored } from '../../solids/extruded.ts'
import type { PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A left wing from outside: lamp to the left, door to the right, primed as it leaves the press. */
function panel(): string {
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

const figure = (part: PictureSubject) => (part.side === 'right' ? mirrored(panel()) : panel())

export const wing: Shape = {
  render: figure,
  blueprint: (part) => titleBlock(part) + group(figure(part), 'translate(60 -10) scale(.85)'),
  packedSize: () => [900, 300, 620],
}
