import { brandPlate } from '../../brand-plate.ts'
import { titleBlock } from '../../dimension-lines.ts'
import { circle, contour, dashes, ellipse, fill, group, path } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { block, blockWithin, onFace } from '../../solids/isometric.ts'
import { ground, stacked, tilt } from '../../solids/stacked.ts'
import { turned } from '../../solids/turned.ts'
import { displayText, drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { PackedSize, Shape } from '../shape.ts'
import { carton } from './carton.ts'

const packedSize = (part: PictureSubject): PackedSize => {
  if (part.preset === 'book') return [210, 30, 290]
  return [
    drawableMeasure(part, 'length_mm', 240, 60, 600),
    drawableMeasure(part, 'width_mm', 200, 50, 400),
    drawableMeasure(part, 'height_mm', 170, 40, 400),
  ]
}

/** A maker's box, for parts without a drawing. */
function makersBox(part: PictureSubject): string {
  const size = blockWithin([400, 400], 560, [200, 200, 170])
  return (
    block('c', size, 'k') +
    onFace(
      size,
      'left',
      brandPlate(part.brandName, [size.deep / 2, size.high / 2], size.high * 0.5, 'w', 'l'),
    ) +
    onFace(
      size,
      'right',
      text('o', [size.wide / 2, size.high / 2 + 12], part.brandName, { size: 44, within: size.wide * 0.8 }),
    )
  )
}

const inLine = turned(0, 0, [
  { long: 44, r: 12, ink: 'n' },
  { long: 14, r: 30, to: 46, ink: 'n' },
  { long: 76, r: 46, ink: 'n' },
  { long: 14, r: 46, to: 30, ink: 'n' },
  { long: 44, r: 12, ink: 'n' },
])

/** A service set: air filter behind, oil filter before it, the washer of the drain plug, and what else it says. */
function serviceSet(part: PictureSubject): string {
  const panel = { foot: [430, 520] as const, wide: 200, deep: 330, high: 60 }
  const pleats = path`M16 ${panel.deep / 2}h168`
  const folds = contour(pleats, panel.deep - 34, `${dashes(11, 0.14)} stroke-opacity=".8"`)
  const contents = lowerText(part, 'set_contents')
  const cabin = { foot: [560, 420] as const, wide: 230, deep: 250, high: 22 }
  return (
    (contents.includes('cabin')
      ? block('w', cabin) +
        onFace(cabin, 'top', contour(path`M14 ${cabin.deep / 2}h202`, cabin.deep - 28, dashes(12, 0.1)))
      : '') +
    block('c', panel) +
    onFace(panel, 'top', fill('y', path`M16 16h168v${panel.deep - 32}h-168z`) + folds) +
    ground([540, 650], 110) +
    stacked(
      [540, 650],
      [
        { high: 26, r: 84, to: 106, ink: 'c', kind: 'flutes' },
        { high: 190, r: 110, ink: 'c' },
        { high: 12, r: 114, ink: 'm', top: 'n' },
      ],
    ) +
    ellipse('r', [540, 422], 92, 92 * tilt) +
    ellipse('n', [540, 422], 72, 72 * tilt) +
    ellipse('x', [540, 424], 32, 32 * tilt) +
    brandPlate(part.brandName, [536, 566], 96, 'w', 'l') +
    (contents.includes('fuel-filter') ? group(inLine, 'translate(150 560) rotate(28)') : '') +
    ellipse('', [360, 690], 44, 44 * tilt, ' stroke-width="19"') +
    ellipse('B', [360, 690], 44, 44 * tilt, ' stroke-width="10"')
  )
}

const silhouette =
  'M20 96Q16 66 44 60L96 54Q124 18 168 16H236Q276 18 304 52L352 62Q376 68 374 96H330A32 32 0 0 0 266 96H126A32 32 0 0 0 62 96z'

/** A manual: spine, cover, the car it is about, its pages at the edge. */
function book(part: PictureSubject): string {
  const language = displayText(part, 'manual_language')
  return (
    fill('w', 'M236 140L640 112 664 626 250 690z') +
    fill('f', 'M646 160L662 620M254 684L656 622') +
    fill('c', 'M180 130L596 100 620 610 204 680z') +
    fill('s', 'M180 130L220 127 244 673 204 680z') +
    `<g transform="matrix(.98 -.07 .05 1 232 150)">${
      brandPlate(part.brandName, [44, 50], 70, 'w', 'l') +
      text('o', [96, 62], part.brandName, { size: 36, within: 250, anchor: 'start' }) +
      fill('O', `${silhouette}M106 54H296M202 18V54`, ' transform="translate(-8 190) scale(.98)"') +
      circle('O', [84, 288], 24) +
      circle('O', [284, 288], 24) +
      (language
        ? text('o', [20, 470], language.toUpperCase(), { size: 34, within: 200, anchor: 'start' })
        : '')
    }</g>`
  )
}

/** A set of several makers' parts, or a part whose maker is not named, comes in a plain carton. */
const plain = (part: PictureSubject) => part.preset === 'set' || part.brandName === ''

function figure(part: PictureSubject): string {
  if (plain(part)) return carton(part, blockWithin([400, 400], 560, [200, 260, 170]), false)
  if (part.preset === 'kit') return serviceSet(part)
  return part.preset === 'book' ? book(part) : makersBox(part)
}

export const box: Shape = {
  render: figure,
  blueprint(part) {
    const sizes = ['length_mm', 'width_mm', 'height_mm'].map((id) => displayText(part, id))
    const known = sizes.filter((size) => size !== null)
    return (
      titleBlock(part) +
      group(figure(part), 'translate(72 20) scale(.82)') +
      (known.length > 0 ? text('t', [400, 710], known.join(' × ')) : '')
    )
  },
  packedSize,
}
