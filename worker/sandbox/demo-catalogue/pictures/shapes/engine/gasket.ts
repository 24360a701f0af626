import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, contour, fill, group, type Point, path } from '../../geometry.ts'
import { drawableMeasure, lowerText, type PictureSubject, type ValveCover } from '../../subject.ts'
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

/** Half the length of a valve cover, and half its breadth. */
function halves({ cylinders, kind }: ValveCover): readonly [long: number, broad: number] {
  return [Math.min(330, 90 + cylinders * 40), kind === 'wells' ? 137 : 104]
}

function outlineOf([long, broad]: readonly [number, number]): string {
  const [left, right, top, foot] = [400 - long, 400 + long, 400 - broad, 400 + broad]
  return path`M${left} ${top + 28}Q${left} ${top} ${left + 28} ${top}H${right - 28}Q${right} ${top} ${right} ${top + 28}V${foot - 28}Q${right} ${foot} ${right - 28} ${foot}H${left + 28}Q${left} ${foot} ${left} ${foot - 28}z`
}

/**
 * The bolts of a valve cover: at the corners and evenly between them; with two camshafts, as many to a side as
 * bearings.
 */
function boltsOf(cover: ValveCover): Point[] {
  if (cover.kind === 'clamped') return []
  const [long, broad] = halves(cover)
  const spaces = cover.kind === 'wells' ? cover.cylinders : Math.max(1, cover.cylinders - 1)
  return Array.from({ length: spaces + 1 }, (_, index) => {
    const x = 402 - long + (index * 2 * (long - 2)) / spaces
    return [402 - broad, 398 + broad].map((y): Point => [x, y])
  }).flat()
}

/** The tongues that keep a gasket without bolts in the rim of its cover. */
function tongues(cover: ValveCover, ink: string): string {
  if (cover.kind !== 'clamped') return ''
  const [long, broad] = halves(cover)
  return [-0.5, 0.5]
    .flatMap((share) => [16 - broad, broad - 16].map((y): Point => [400 + share * long, 400 + y]))
    .map((at) => circle(ink, at, 17))
    .join('')
}

const inLineFour: ValveCover = { cylinders: 4, kind: 'bolted' }

/** A frame that seals the valve cover, with its lugs, and the seals of the plug wells of a cover that has them. */
function frame(part: PictureSubject): string {
  const cover = part.valveCover ?? inLineFour
  const cork = /cork/.test(lowerText(part, 'material'))
  const outline = outlineOf(halves(cover))
  const wells = Array.from({ length: cover.kind === 'wells' ? cover.cylinders : 0 }, (_, index) => {
    const at: Point = [400 + (index - (cover.cylinders - 1) / 2) * 94, 400]
    return circle('', at, 30, ' stroke-width="26"') + circle('R', at, 30, ' stroke-width="17"')
  })
  const bolts = boltsOf(cover)
  const speckles =
    contour(outline, 13, ' stroke-dasharray="2 23 1 14" stroke-opacity=".25"') +
    contour(outline, 4, ' stroke-dasharray="3 11 2 17" stroke-opacity=".4"')
  return (
    tongues(cover, cork ? 'k' : 'r') +
    bolts.map((at) => circle(cork ? 'k' : 'r', at, 25)).join('') +
    contour(outline, 32) +
    fill(cork ? 'K' : 'R', outline, ' stroke-width="23"') +
    (cork ? speckles : fill('H', outline, ' stroke-width="4"')) +
    bolts.map((at) => circle('z', at, 9, ' stroke-width="4"')).join('') +
    wells.join('')
  )
}

export const gasket: Shape = {
  render: (part) => group(part.preset === 'frame' ? frame(part) : head(part), 'rotate(-14 400 400)'),
  blueprint(part) {
    if (part.preset === 'frame') {
      const [long, broad] = halves(part.valveCover ?? inLineFour)
      const axes = path`M${370 - long} 330H${430 + long}M400 ${300 - broad}V${360 + broad}`
      // The gasket on edge, below the frame.
      const edge = path`M${400 - long} 600h${long * 2}v16h${-long * 2}z`
      return (
        titleBlock(part) +
        group(frame(part), 'translate(0 -70)') +
        fill(/cork/.test(lowerText(part, 'material')) ? 'k' : 'r', edge) +
        fill('a', axes)
      )
    }
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
  packedSize: ({ preset, valveCover }) =>
    valveCover && preset === 'frame' ? [60 + valveCover.cylinders * 95, 190, 12] : [440, 190, 12],
}
