import { titleBlock } from '../drafting.ts'
import { mirrored } from '../extruded.ts'
import { fill, group } from '../geometry.ts'
import type { PictureSubject } from '../subject.ts'
import type { Shape } from './shape.ts'

/** A left wing from outside: lamp to the left, door to the right, primed as it leaves the press. */
function panel(): string {
  const skin =
    'M80 326Q84 288 130 280L430 232Q580 214 700 246L716 300 706 560Q704 590 676 592H604Q600 440 470 424 330 424 306 588L300 604H216L196 560Q188 420 150 388L92 380Q76 360 80 326z'
  return (
    fill('i', 'M306 588Q330 424 470 424 600 440 604 592L580 584Q570 464 470 452 360 452 334 590z') +
    fill('m', skin) +
    fill(
      'h',
      'M98 318Q110 296 140 292L432 248Q580 232 696 258L700 276Q580 254 440 270L150 316Q120 322 108 346z',
    ) +
    fill(
      's',
      'M706 560Q704 590 676 592H604Q600 560 592 530L620 500 712 440zM300 604H216L196 560Q194 530 190 506L312 560z',
    ) +
    fill('f', 'M716 300Q560 276 420 300T150 388M676 592L690 300') +
    fill('z', 'M80 326Q84 288 130 280L172 274Q190 300 178 332 160 372 150 388L92 380Q76 360 80 326z') +
    fill('x', 'M470 356h44v14h-44z')
  )
}

const figure = (part: PictureSubject) => (part.side === 'right' ? mirrored(panel()) : panel())

export const wing: Shape = {
  painted: figure,
  drawn: (part) => titleBlock(part) + group(figure(part), 'translate(60 -10) scale(.85)'),
  extent: () => [900, 300, 620],
}
