import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { maxViewed, viewedKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { keepsViewed } from './viewed-choice.ts'

export interface ViewedPart {
  uri: string
  name: string
  sku: string
  picture: PictureFiles | null
  /** Absent in the storage of earlier visits. */
  product?: string | undefined
}

/** Adds a part at the head, unless the list is switched off. The storage has one line of JSON per part, so that adding needs no parsing. */
export function recordView(store: TextStore, { uri, name, sku, picture, product }: ViewedPart): void {
  if (!keepsViewed(store)) return
  const start = `{"uri":${JSON.stringify(uri)},`
  const others = (store.read(viewedKey) ?? '').split('\n').filter((line) => !line.startsWith(start))
  const lines = [JSON.stringify({ uri, name, sku, picture, product }), ...others]
  store.write(viewedKey, lines.slice(0, maxViewed).join('\n'))
}
