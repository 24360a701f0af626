import { stated, titleBlock } from '../../dimension-lines.ts'
import { centred, fill, group } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { mirrored } from '../../solids/extruded.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A left-hand-drive set from above: driver's mat with a heel pad, passenger's, the two behind. */
const driver = 'M120 150Q120 130 140 130H300Q352 132 362 170L372 380Q372 402 352 402H150Q126 402 124 380z'
const passenger = 'M680 150Q680 130 660 130H500Q448 132 438 170L428 380Q428 402 448 402H650Q674 402 676 380z'
const rear = 'M146 460H352Q372 460 372 480V612Q372 632 352 632H190Q166 632 158 610L130 484Q126 460 146 460z'
const rear2 = 'M654 460H448Q428 460 428 480V612Q428 632 448 632H610Q634 632 642 610L670 484Q674 460 654 460z'

function set(part: PictureSubject): string {
  const ribbed = /rubber|tpe/.test(lowerText(part, 'material'))
  const two = drawableMeasure(part, 'pieces', 4, 1, 6) <= 2
  const all = driver + passenger + (two ? '' : rear + rear2)
  const inner = ribbed
    ? `<clipPath id="m"><path d="${all}"/></clipPath><path clip-path="url(#m)" d="M100 390H700" stroke-width="500" stroke-opacity=".3" stroke-dasharray="5 15"/>`
    : ''
  const pad =
    fill('r', 'M176 262H326V374H176z') +
    fill('H', 'M190 284H312M190 306H312M190 328H312M190 350H312', ' stroke-width="6"')
  const eyelets = fill('x', 'M168 176a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM292 176a9 9 0 1 0 18 0 9 9 0 1 0-18 0z')
  const mats =
    fill('c', all) +
    inner +
    `<path class="h" d="${all}" transform="translate(14 14) scale(.965)" style="fill:none;stroke:#fff;stroke-opacity:.3;stroke-width:5"/>` +
    pad +
    eyelets
  return two ? centred(mats, [400, 266]) : mats
}

function tray(): string {
  const outer = 'M130 190Q132 160 162 160H638Q668 160 670 190L690 600Q690 640 650 640H150Q110 640 110 600z'
  const floor = 'M184 226Q186 206 206 206H594Q614 206 616 226L632 560Q632 586 606 586H194Q168 586 168 560z'
  return (
    fill('c', outer) +
    fill(
      's',
      'M130 190L184 226 168 560Q168 586 194 586H606Q632 586 632 560L690 600Q690 640 650 640H150Q110 640 110 600z',
    ) +
    fill('c', floor) +
    `<clipPath id="m"><path d="${floor}"/></clipPath><path clip-path="url(#m)" d="M160 396H640" stroke-width="400" stroke-opacity=".35" stroke-dasharray="5 21"/>` +
    fill('h', 'M130 190Q132 160 162 160H638Q668 160 670 190L616 226Q614 206 594 206H206Q186 206 184 226z')
  )
}

function figure(part: PictureSubject): string {
  if (part.preset === 'tray') return tray()
  const rhd = (part.steering ?? lowerText(part, 'steering_side')) === 'rhd'
  return rhd ? mirrored(set(part)) : set(part)
}

export const mat: Shape = {
  render: figure,
  blueprint: (part) =>
    titleBlock(part) +
    group(figure(part), 'translate(40 10) scale(.9)') +
    stated(part, 'pieces', (v) => text('t', [400, 700], `${v}×`)),
  packedSize: (part) => (part.preset === 'tray' ? [1000, 800, 60] : [720, 520, 60]),
}
