import { beside, titleBlock } from '../../dimension-lines.ts'
import { contour, fill, group } from '../../geometry.ts'
import { lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** Upholstery on a seat: bolsters, pleated middle panel, piping. */
function front(piped: boolean): string {
  const back = 'M262 150Q264 96 320 92H480Q536 96 538 150L556 430Q558 470 520 474H280Q242 470 244 430z'
  const cushion = 'M220 500Q224 474 256 472H544Q576 474 580 500L600 610Q602 668 556 674H244Q198 668 200 610z'
  const panels = fill(
    's',
    'M244 430L262 150Q264 120 284 106L310 130 300 440 262 474Q242 468 244 430zM556 430L538 150Q536 120 516 106L490 130 500 440 538 474Q558 468 556 430zM220 500L200 610Q198 650 226 670L288 640 300 500zM580 500L600 610Q602 650 574 670L512 640 500 500z',
  )
  const pleats = fill(
    'f',
    'M310 132H490M306 200H494M304 262H496M302 324H498M300 386H500M298 448H502M318 500V646M360 500V650M400 500V650M440 500V650M482 500V646',
    ' stroke-opacity=".6"',
  )
  const piping = 'M310 130L298 452H502L490 130zM300 500L288 640Q400 664 512 640L500 500z'
  return (
    fill('c', back) +
    fill('c', cushion) +
    panels +
    pleats +
    (piped ? contour(piping, 10) + fill('W', piping, ' stroke-width="4"') : fill('f', piping)) +
    fill('c', 'M330 92Q332 40 400 38T470 92L456 112H344z') +
    fill('i', 'M360 92h10v22h-10zM430 92h10v22h-10z')
  )
}

function bench(): string {
  const back = 'M96 210Q100 166 144 164H656Q700 166 704 210L716 420Q716 452 684 452H116Q84 452 84 420z'
  const cushion = 'M76 476Q80 452 108 452H692Q720 452 724 476L738 570Q740 612 700 614H100Q60 612 62 570z'
  return (
    fill('c', back) +
    fill('c', cushion) +
    fill(
      's',
      'M96 210L84 420Q84 440 98 448L128 440 140 200 120 172Q98 178 96 210zM704 210L716 420Q716 440 702 448L672 440 660 200 680 172Q702 178 704 210z',
    ) +
    fill('s', 'M62 570Q60 612 100 614H700Q740 612 738 570L732 540Q732 572 696 576H104Q68 572 68 540z') +
    fill(
      'f',
      'M138 196Q140 180 156 180H644Q660 180 662 196M78 500Q84 488 104 488H696Q716 488 722 500M400 164V614M150 190L140 452M650 190L660 452M230 180V452M310 176V452M490 176V452M570 180V452M200 470V590M300 470V596M500 470V596M600 470V590',
      ' stroke-opacity=".7"',
    )
  )
}

function figure(part: PictureSubject): string {
  return part.axle === 'rear' ? bench() : front(/leather|vinyl/.test(lowerText(part, 'material')))
}

/** The seat from its side, cushion to the left. */
const side = (part: PictureSubject) =>
  fill('c', 'M524 420Q526 392 556 388H680Q700 388 700 408V480Q700 500 680 500H548Q524 500 522 476z') +
  fill(
    'c',
    part.axle === 'rear'
      ? 'M646 150Q676 146 684 174L722 364Q726 390 704 390H672Q656 390 652 374L624 180Q624 154 646 150z'
      : 'M640 106Q670 102 678 130L724 364Q728 390 704 390H672Q656 390 652 374L618 138Q618 110 640 106z',
  ) +
  (part.axle === 'rear' ? '' : fill('c', 'M630 62Q664 56 670 84L672 102 634 106z'))

export const seat: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    (part.axle === 'rear'
      ? group(figure(part), 'translate(0 40) scale(.68)')
      : group(figure(part), 'translate(-16 36) scale(.7)')) +
    beside(side(part)),
  packedSize: () => [500, 400, 160],
}
