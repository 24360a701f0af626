import { across, note, stated, titleBlock } from '../../dimension-lines.ts'
import { centred, circle, contour, fill, group, type Point, path } from '../../geometry.ts'
import { drawableMeasure, lowerText, type PictureSubject, type ValveCover } from '../../subject.ts'
import type { Shape } from '../shape.ts'

const pitch = 138
const boreRadius = (part: PictureSubject) => 34 + drawableMeasure(part, 'bore_mm', 84, 60, 110) * 0.3

/** The cylinders of one head: a flat or V engine has two. */
const cylindersOf = ({ valveCover }: PictureSubject) => (valveCover ?? inLineFour).cylinders

/** The scale at which a head gasket is as long as that of four cylinders, or shorter. */
const headScale = (part: PictureSubject) =>
  Math.min(1, Math.round(57_800 / (578 + (cylindersOf(part) - 4) * pitch)) / 100)

/** Bores with their rings, bolts between them, water all round. */
function head(part: PictureSubject): string {
  const r = boreRadius(part)
  const count = cylindersOf(part)
  const xOf = (index: number) => 400 + (index - (count - 1) / 2) * pitch
  const bores = Array.from({ length: count }, (_, index): Point => [xOf(index), 400])
  const steel = /steel|metal|mls/.test(lowerText(part, 'material'))
  const sheet = steel ? 'n' : 'i'
  const [left, right] = [400 - count * (pitch / 2) - 13, 400 + count * (pitch / 2) + 14]
  const between = bores.slice(1).map(([x]) => x - pitch / 2)
  const above = between.map((x) => path`H${x - 44}L${x - 26} 258 ${x - 8} 272`).join('')
  const below = between
    .toReversed()
    .map((x) => path`H${x + 22}L${x + 2} 544 ${x - 18} 528`)
    .join('')
  const outline = `${path`M${left} 290Q${left} 272 ${left + 18} 272`}${above}${path`H${right - 20}Q${right} 272 ${right} 292V510Q${right} 528 ${right - 18} 528`}${below}${path`H${left + 18}Q${left} 528 ${left} 508z`}`
  const bolts = Array.from({ length: count + 1 }, (_, index) => xOf(index - 0.5)).flatMap((x): Point[] => [
    [x, 296],
    [x, 504],
  ])
  const water = bores.map(([x]) => path`M${x - 34} 306q34-22 68 0M${x - 34} 494q34 22 68 0`).join('')
  const whole =
    fill(sheet, outline) +
    bores.map((at) => circle(steel ? 'm' : 'n', at, r + 9) + circle('z', at, r)).join('') +
    bolts.map((at) => circle('z', at, 12)).join('') +
    fill('', water, ' stroke-linecap="round" stroke-width="15"') +
    fill('Z', water, ' stroke-linecap="round" stroke-width="7"') +
    circle('z', [left + 22, 400], 9) +
    circle('z', [right - 22, 400], 13)
  return centred(whole, [400, 400], headScale(part))
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
    const k = headScale(part)
    const r = boreRadius(part) * k
    const x = 400 - (cylindersOf(part) % 2 === 0 ? (pitch / 2) * k : 0)
    return (
      titleBlock(part) +
      group(head(part), 'translate(0 -80)') +
      fill('a', 'M90 320H710') +
      stated(part, 'bore_mm', (v) => across(x - r, x + r, 560, `Ø ${v}`, [320, 320])) +
      stated(part, 'thickness_mm', (v) =>
        note([400 + (cylindersOf(part) * (pitch / 2) - 36) * k, 320 + 128 * k], [600, 620], v),
      )
    )
  },
  packedSize: (part) => [60 + cylindersOf(part) * 95, 190, 12],
}
