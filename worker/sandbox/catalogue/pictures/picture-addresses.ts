import { drawPicture } from '../../../demo-catalogue/pictures/draw-picture.ts'
import { editionOf } from '../../../demo-catalogue/pictures/edition.ts'
import { views } from '../../../demo-catalogue/pictures/subject.ts'
import type { Sql } from '../../../demo-catalogue/sql.ts'
import { pictureSubject } from './picture-subjects.ts'

/**
 * Creates a lookup of picture URLs by SKU: `/media/{sku}-{n}.svg?v={edition}`. Each picture is drawn once to compute
 * its edition.
 */
export function createPictureAddresses(sql: Sql, publicUrl: string): (sku: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (sku) => {
    const found = known.get(sku) ?? addressesOf(sql, publicUrl, sku)
    known.set(sku, found)
    return found
  }
}

function addressesOf(sql: Sql, publicUrl: string, sku: string): string[] {
  const part = pictureSubject(sql, sku)
  if (part === null) return []
  return views.map((view) => {
    const edition = editionOf(drawPicture(part, view))
    return `${publicUrl}/media/${encodeURIComponent(sku)}-${view}.svg?v=${edition}`
  })
}
