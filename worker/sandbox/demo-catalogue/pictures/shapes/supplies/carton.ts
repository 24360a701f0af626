import { brandPlate } from '../../brand-plate.ts'
import { fill, group, n, path, seeded } from '../../geometry.ts'
import { text } from '../../lettering.ts'
import { type Block, block, onFace } from '../../solids/isometric.ts'
import type { PictureSubject } from '../../subject.ts'

/** Bars that look like a code but are not one: the number is written next to them. */
function bars(sku: string, x: number, y: number, wide: number, high: number): string {
  const random = seeded(sku)
  let d = ''
  for (let at = 0; at < wide - 5; at += 5 + random() * 9) d += path`M${x + at} ${y}v${high}`
  return fill('j', d)
}

/** The label on a carton: whose it is, its number, its bars; as large as the face allows. */
function label(part: PictureSubject, wide: number, high: number): string {
  const w = Math.min(wide * 0.84, high * 2.4, 330)
  const h = Math.min(high * 0.66, w * 0.58)
  const [x, y] = [(wide - w) / 2, (high - h) / 2]
  const mark = Math.min(h * 0.36, w * 0.22)
  const pad = Math.min(w * 0.05, h * 0.09)
  const figures = Math.min(h * 0.22, (w - pad * 2) / (part.sku.length * 0.62))
  const [over, under] = [part.brandName ? pad + mark * 1.2 : pad * 1.5, h - pad * 1.1 - figures * 1.15]
  return (
    `<rect class="w" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" stroke-width="2.5"/>` +
    brandPlate(part.brandName, [x + pad + mark / 2, y + pad + mark / 2], mark) +
    text('l', [x + mark + pad * 2, y + pad + mark * 0.66], part.brandName, {
      size: mark * 0.5,
      within: w - mark - pad * 3,
      anchor: 'start',
    }) +
    text('l', [x + pad, y + h - pad * 1.1], part.sku, {
      size: figures,
      within: w - pad * 2,
      anchor: 'start',
    }) +
    bars(part.sku, x + pad, y + over, w - pad * 2, under - over)
  )
}

/** A taped carton, its label on the broader front or, when it is flat, on the lid. */
export function carton(part: PictureSubject, box: Block, thisWayUp: boolean): string {
  const tape = Math.min(46, box.wide * 0.24)
  const seam = box.wide / 2
  const drop = Math.min(70, box.high * 0.3)
  const lid =
    fill('h', path`M${seam - tape / 2} 0h${tape}V${box.deep}h${-tape}z`) +
    fill('f', path`M${seam} 0V${box.deep}`)
  const end = fill('h', path`M${seam - tape / 2} 0h${tape}v${drop}h${-tape}z`)
  const flat = box.high < box.wide * 0.5
  const front =
    box.high > box.deep * 1.25
      ? group(label(part, box.high, box.deep), path`translate(0 ${box.high})rotate(-90)`)
      : label(part, box.deep, box.high)
  return (
    block('k', box) +
    onFace(
      box,
      'top',
      lid + (flat ? group(label(part, box.deep, box.wide), path`matrix(0 1 -1 0 ${box.wide} 0)`) : ''),
    ) +
    onFace(box, 'right', end + (thisWayUp ? arrowsUp(box.wide, box.high) : '')) +
    (flat ? '' : onFace(box, 'left', front))
  )
}

/** Two arrows on a line: what may leak is to stand upright. */
function arrowsUp(wide: number, high: number): string {
  const s = Math.min(wide * 0.3, high * 0.24)
  const y = high - s * 0.7
  const arrow = (x: number) =>
    path`M${x} ${y}v${-s * 1.1}M${x - s * 0.34} ${y - s * 0.7}L${x} ${y - s * 1.15} ${x + s * 0.34} ${y - s * 0.7}`
  const line = path`M${wide / 2 - s} ${y + s * 0.16}H${wide / 2 + s}`
  return fill('J', line + arrow(wide / 2 - s * 0.55) + arrow(wide / 2 + s * 0.55))
}
