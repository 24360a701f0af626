import { drawPicture } from '../draw-picture.ts'
import { editionOf } from '../edition.ts'
import type { PictureSubject } from '../subject.ts'
import { encodePng } from './encode-png.ts'
import { paintDrawing } from './paint-drawing.ts'

/** Identifies the code that paints previews; it is part of their addresses, so another number for a change. */
const edition = 1

/** The picture of a shared link, as the places that show one recommend it. */
const sheet = { width: 1200, height: 630 }
const drawingSize = 800

/** The first drawing of a part as a PNG, for link previews, which show no SVG. */
export async function previewPng(part: PictureSubject): Promise<Uint8Array<ArrayBuffer>> {
  const scale = sheet.height / drawingSize
  const left = (sheet.width - sheet.height) / 2
  return encodePng(paintDrawing(drawPicture(part, 1), sheet, [scale, 0, 0, scale, left, 0]))
}

/** Names another content by another text, as `editionOf` does for drawings. */
export function previewEdition(part: PictureSubject): string {
  return `${editionOf(part, 1)}.${edition}`
}

/** The address of a part's preview, by that of its first drawing. */
export function previewAddress(drawing: string): string {
  return drawing.replace(/-1\.svg\?v=(\w+)$/, `-og.png?v=$1.${edition}`)
}
