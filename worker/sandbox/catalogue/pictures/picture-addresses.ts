import { editionOf } from '../../demo-catalogue/pictures/edition.ts'
import { views } from '../../demo-catalogue/pictures/subject.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { pictureSubject } from './picture-subjects.ts'

/** Creates a lookup of picture URLs by SKU: `/media/{sku}-{n}.svg?v={edition}`. */
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
  const address = `${publicUrl}/media/${encodeURIComponent(sku)}`
  return views.map((view) => `${address}-${view}.svg?v=${editionOf(part, view)}`)
}
