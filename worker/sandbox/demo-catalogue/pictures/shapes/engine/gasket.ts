import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group, type Point, path } from '../../geometry.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const pitch = 138
const bores: Point[] = [0, 1, 2, 3].map((index) => [400 + (index - 1.5) * pitch, 400])

/** Four cylinders: bores with their rings, bolts between them, water all round. */
function head(part: PictureSubject): string {
  const r = 34 + drawableMeasure(part, 'bore_mm', 84, 60, 110) * 0.3
  const steel = /steel|metal|mls/.test(lowerText(part, 'material'))
  const sheet = steel ? 'n' : 'i'
  const outline =
    'M112 290Q112 272 130 272H218L236 258 254 272H340L362 256 384 272H480L500 258 520 272H670Q690 272 690 292V510Q690 528 672 528H560L540 544 520 528H432L410 544 388 528H280L262 544 244 528H130Q110 528 110 508z'
  const bolts = [0, 1, 2, 3, 4].flatMap((index): Point[] => [
    [400 + (index - 2) * pitch, 296],
    [400 + (index - 2) * pitch, 504],
  ])
  const water = bores.map(([x]) => path`M${x - 34} 306q34-22 68 0M${x - 34} 494q34 22 68 0`).join('')
  return (
    fill(sheet, outline) +
    bores.map((at) => circle(steel ? 'm' : 'n', at, r + 9) + circle('z', at, r)).join('') +
    bolts.map((at) => circle('z', at, 12)).join('') +
    fill('', water, ' stroke-linecap="round" stroke-width="15"') +
    fill('Z', water, ' stroke-linecap="round" stroke-width="7"') +
    circle('z', [134, 400], 9) +
    circle('z', [668, 400], 13)
  )
}

const cover =
  'M150 290Q150 262 178 262H300Q320 262 326 250 334 236 352 236H448Q466 236 474 250 480 262 500 262H622Q650 262 650 290V510Q650 538 622 538H178Q150 538 150 510z'

/** A frame that seals the valve cover, with its lugs and the seals of the plug wells. */
function frame(part: PictureSubject): string {
  const cork = /cork/.test(lowerText(part, 'material'))
  const wells = [250, 350, 450, 550]
    .map(
      (x) => circle('', [x, 400], 30, ' stroke-width="26"') + circle('R', [x, 400], 30, ' stroke-width="17"'),
    )
    .join('')
  const corners: Point[] = [
    [152, 264],
    [648, 264],
    [152, 536],
    [648, 536],
  ]
  const lugs = corners.map((at) => circle(cork ? 'k' : 'r', at, 25)).join('')
  const bolts = corners.map((at) => circle('z', at, 9, ' stroke-width="4"')).join('')
  const shine = cork ? '' : fill('H', cover, ' stroke-width="4"')
  return (
    lugs + contour(cover, 32) + fill(cork ? 'K' : 'R', cover, ' stroke-width="23"') + shine + bolts + wells
  )
}

export const gasket: Shape = {
  render: (part) => group(part.preset === 'frame' ? frame(part) : head(part), 'rotate(-14 400 400)'),
  blueprint(part) {
    if (part.preset === 'frame') return titleBlock(part) + group(frame(part), 'translate(0 -50)')
    const r = 34 + drawableMeasure(part, 'bore_mm', 84, 60, 110) * 0.3
    const x = 400 - pitch / 2
    return (
      titleBlock(part) +
      group(head(part), 'translate(0 -80)') +
      fill('a', 'M90 320H710') +
      stated(part, 'bore_mm', (v) => across(x - r, x + r, 560, `Ø ${v}`, [320, 320])) +
      stated(part, 'thickness_mm', (v) => note([640, 448], [600, 620], v))
    )
  },
  packedSize: () => [440, 190, 12],
}
