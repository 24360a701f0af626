import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { priceIn, type SearchHit } from '#src/commerce/contract/search/search.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { type ProductCard, productCard } from '#src/features/catalogue/cards/card.ts'
import { priceOf } from '#src/features/catalogue/offer/price.ts'
import { priceContextFor, priceContextOf } from '#src/features/catalogue/offer/price-context.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import type { Shop } from '#src/shop.ts'
import type { Found } from './find-products.ts'
import { partsOfName } from './name-parts.ts'

export async function foundCards(
  shop: Shop,
  { hits, matches }: Pick<Found, 'hits' | 'matches'>,
): Promise<ProductCard[]> {
  const cards = await cardsOf(shop, hits)
  return cards.map((card) => {
    const match = matches.get(card.product)
    if (!match) return card
    return { ...card, match: shop.i18n.t(`search.match.${match.kind}`, { number: match.number }) }
  })
}

async function cardsOf(shop: Shop, hits: readonly SearchHit[]): Promise<ProductCard[]> {
  if (hits.length === 0) return []
  const products = await askCatalogue(shop, hits)
  if (!products) return hits.flatMap((hit) => cardOf(shop, hit) ?? [])
  const context = await priceContextFor(shop, products)
  const cards = new Map(products.map((product) => [product.product, productCard(product, context)]))
  return hits.flatMap(({ product, nameParts }) => {
    const card = cards.get(product)
    return card ? { ...card, nameParts: partsOfName(card.name, nameParts) } : []
  })
}

async function askCatalogue(
  { catalogue }: Shop,
  hits: readonly SearchHit[],
): Promise<readonly Product[] | null> {
  const found = hits.map(({ product }) => product)
  const reply = await resultOrNull(() => catalogue.productsById(found))
  return reply && (reply.ok ? reply.value.products : [])
}

/** A card from a hit only: with the index's price and unknown stock. Null without a price here. */
function cardOf(shop: Shop, hit: SearchHit): ProductCard | null {
  const amount = priceIn(hit, shop.region)
  if (amount === null || hit.uri === '') return null
  const { product, uri, sku } = hit
  const name = productName(hit)
  const context = priceContextOf(shop)
  const plain = { onSale: false, lowestPrice30: null, bundle: null, technical: {} }
  return {
    product,
    uri,
    name,
    nameParts: partsOfName(name, hit.nameParts),
    brand: hit.brandName,
    sku,
    picture: hit.media[0] ?? null,
    fit: '',
    facts: '',
    cells: [],
    price: priceOf({ product, price: amount, ...plain }, context),
    amount,
    measured: { categories: [], currency: context.currency },
    stock: { state: 'unknown', text: context.i18n.t('stock.unknown') },
    add: null,
  }
}
