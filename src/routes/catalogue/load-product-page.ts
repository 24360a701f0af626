import { redirect } from 'react-router'
import { partPromise } from '#src/features/catalogue/offer/promise/part-promise.ts'
import { firstQuantity } from '#src/features/catalogue/offer/purchase.ts'
import { findProduct, loadProduct } from '#src/features/catalogue/product/load-product.ts'
import { findMissingProduct } from '#src/features/catalogue/product/not-sold-here/missing-product.ts'
import { splatUri } from '#src/features/catalogue/uri.ts'
import { loadFactsInTime } from '#src/features/content/load-shop-facts.ts'
import { numberReason } from '#src/features/search/number-match.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'

/**
 * Loads what a product's page says in any of its forms; `notSoldHere` for one that only other countries have. Throws the
 * redirect of a product that has moved, or a 404 `Response`.
 */
export async function loadProductPage(shop: Shop, param: string, query: URLSearchParams) {
  const uri = splatUri(param)
  // The router keeps an encoded slash (`%2F`) at the end as part of the parameter.
  if (uri !== param && uri !== '') throw redirect(paths.product(uri), 301)
  const product = await findProduct(shop, uri)
  if (!product) return { notSoldHere: await loadMissing(shop, uri) }
  const [loaded, facts] = await Promise.all([loadProduct(shop, product), loadFactsInTime(shop)])
  const reason = numberReason(shop.i18n, product, query)
  const { purchase } = loaded.screen
  const promise = purchase
    ? partPromise({ product, pieces: firstQuantity(purchase) }, facts, { ...shop, now: Date.now() })
    : null
  return { notSoldHere: null, product, facts, loaded: { ...loaded, promise, reason } }
}

async function loadMissing(shop: Shop, uri: string) {
  const missing = await findMissingProduct(shop, uri)
  if (!missing) throw new Response(null, { status: 404 })
  if ('moved' in missing) throw redirect(missing.moved, 301)
  return missing.notSoldHere
}
