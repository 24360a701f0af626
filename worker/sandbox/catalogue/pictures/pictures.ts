import { editionOf } from '../../demo-catalogue/pictures/edition.ts'
import { photographFile, photographsOf } from '../../demo-catalogue/pictures/photographs/photographs.ts'
import type { PictureKind } from '../../demo-catalogue/pictures/picture-kind.ts'
import { views } from '../../demo-catalogue/pictures/subject.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { pictureSubject } from './picture-subjects.ts'

/** A file of a picture. */
export interface PictureFile {
  url: string
  /** Size in pixels; null for drawings, which have none. */
  width: number | null
  height: number | null
  mimeType: string
}

/** A picture by the names of its sizes, `standard` first. */
export type SizedPicture = { standard: PictureFile } & Record<string, PictureFile>

/** The pictures of a product by its SKU, best first. */
export type PicturesOf = (sku: string) => readonly SizedPicture[]

/** Creates the lookup of pictures; their URLs begin with `publicUrl`. */
export function createPictures(sql: Sql, publicUrl: string, kind: PictureKind): PicturesOf {
  const known = new Map<string, readonly SizedPicture[]>()
  const find = kind === 'photographs' ? photographs : drawings
  return (sku) => {
    const found = known.get(sku) ?? find(sql, `${publicUrl}/media/`, sku)
    known.set(sku, found)
    return found
  }
}

function drawings(sql: Sql, base: string, sku: string): SizedPicture[] {
  const part = pictureSubject(sql, sku)
  if (part === null) return []
  return views.map((view) => {
    const url = `${base}${encodeURIComponent(sku)}-${view}.svg?v=${editionOf(part, view)}`
    return { standard: { url, width: null, height: null, mimeType: 'image/svg+xml' } }
  })
}

function photographs(_: Sql, base: string, sku: string): SizedPicture[] {
  return photographsOf(sku).map((photograph) => {
    const fileOf = (width: number | null): PictureFile => {
      const shown = width ?? photograph.width
      return {
        url: base + photographFile(photograph, width),
        width: shown,
        height: Math.round((photograph.height * shown) / photograph.width),
        mimeType: photograph.format === 'webp' ? 'image/webp' : 'image/jpeg',
      }
    }
    const others = photograph.widths.map((width): [string, PictureFile] => [`size${width}`, fileOf(width)])
    return { standard: fileOf(null), ...Object.fromEntries(others) }
  })
}
