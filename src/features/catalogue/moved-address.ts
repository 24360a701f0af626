import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import type { Locale } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { loadCategories } from './categories.ts'
import { findBrand } from './listing/listing-subject.ts'

/** Maximum per unknown address; with the page's own list that makes three calls. */
const maxListRequests = 2

/**
 * The path of the category that has this address in lower case or in another language; null if there is none. Compares the
 * category lists of the other languages. Cached lists cost no call; a few others are requested, so that the next unknown
 * addresses find them cached. Throws the 503 `Response` of a list that is unavailable.
 */
export async function findMovedCategory(shop: Shop, uri: string): Promise<string | null> {
  if (!isUri(uri)) return null
  const own = await loadCategories(shop)
  const lower = own.find((category) => category.uri === uri.toLowerCase())
  if (lower && lower.uri !== uri) return paths.category(lower.uri)
  const id = await categoryElsewhere(shop, uri)
  if (id === null) return null
  const moved = own.find(({ category }) => category === id)
  return moved && moved.uri !== uri ? paths.category(moved.uri) : null
}

/** The path of the brand that has this address in lower case; null if there is none. */
export async function findMovedBrand(shop: Shop, uri: string): Promise<string | null> {
  const lower = uri.toLowerCase()
  return lower === uri ? null : ((await findBrand(shop, lower))?.path ?? null)
}

async function categoryElsewhere(shop: Shop, uri: string): Promise<string | null> {
  const idIn = (list: readonly Category[]) => list.find((category) => category.uri === uri)?.category
  const cached = await Promise.all(shop.otherLocales.map((locale) => cachedCategories(shop, locale)))
  const known = cached.find((list) => list && idIn(list))
  if (known) return idIn(known) ?? null
  const missing = shop.otherLocales.filter((_, index) => cached[index] === null).slice(0, maxListRequests)
  const lists = await Promise.all(missing.map((locale) => loadCategories(shop, locale)))
  return idIn(lists.flat()) ?? null
}

/** Null if the other language has no such product, which costs one call. */
export async function findMovedProduct(shop: Shop, uri: string, locale: Locale): Promise<string | null> {
  const found = await shop.catalogue.uri(uri, 'product', locale)
  const id = found.ok ? found.value.product?.product : undefined
  const reply = id === undefined ? null : await shop.catalogue.product(id)
  if (!reply?.ok) return null
  const { product } = reply.value.product
  return product.uri === '' || product.uri === uri ? null : paths.product(product.uri)
}

/**
 * A language whose category addresses differ, by the cached lists, or whose list is not cached; null if there is none.
 */
export async function localeWithOtherAddresses(shop: Shop): Promise<Locale | null> {
  const uriById = new Map((await loadCategories(shop)).map(({ category, uri }) => [category, uri]))
  for (const locale of shop.otherLocales) {
    const other = await cachedCategories(shop, locale)
    if (!other || other.some(({ category, uri }) => uriById.get(category) !== uri)) return locale
  }
  return null
}

/** Empty if the service refuses that language; null if they are not cached. */
async function cachedCategories({ catalogue }: Shop, locale: Locale): Promise<readonly Category[] | null> {
  const cached = await catalogue.cachedCategories(locale)
  if (!cached) return null
  return cached.ok ? cached.value.categories : []
}
