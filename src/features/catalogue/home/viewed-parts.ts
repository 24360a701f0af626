import * as v from 'valibot'
import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import { maxViewed, viewedKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { isProductId } from '../product-id.ts'
import type { ViewedPart } from './record-view.ts'

const Address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/))
const Picture = v.union([
  Address,
  v.object({ original: Address, sizes: v.array(v.object({ address: Address, width: v.number() })) }),
])

const Line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    uri: v.pipe(v.string(), v.check(isUri)),
    name: v.string(),
    sku: v.string(),
    picture: v.nullable(Picture),
    product: v.optional(v.pipe(v.string(), v.check(isProductId))),
  }),
)

/** The parts last viewed in this browser, newest first. A damaged line is skipped. */
export function parseViewed(store: TextStore): ViewedPart[] {
  const lines = (store.read(viewedKey) ?? '').split('\n', maxViewed)
  return lines.flatMap((line) => {
    const part = v.safeParse(Line, line)
    return part.success ? [part.output] : []
  })
}

export function forgetViewed(store: TextStore): void {
  store.write(viewedKey, null)
}
