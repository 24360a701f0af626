import { resultOrNull } from '#src/commerce/reply.ts'
import type { NamedLink } from '#src/features/catalogue/listing/listing-subject.ts'
import { priceContextOf } from '#src/features/catalogue/offer/price-context.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import type { WishlistCard } from '../load-wishlist.ts'
import type { PartState, Snapshot } from './snapshot.ts'

export interface ChangesSince {
  summary: string
  /** A text for each part that has changed: "Now 299 kr, was 349 kr when shared on 25 November 2026." */
  parts: { product: string; text: string }[]
  gone: GoneParts | null
}

interface GoneParts {
  count: number
  title: string
  named: NamedLink[]
  others: string
}

interface Compared {
  products: readonly string[]
  parts: readonly WishlistCard[]
  snapshot: Snapshot
}

/** An earlier price above so many times today's counts as invented and is not repeated. */
const maxPriceRatio = 3

const day = 86_400_000

/**
 * Compares a list with its snapshot: prices only within one price list, stock and assortment only within one market. An
 * earlier price is stated as a fact about the link, never as a reduction. Null for a link dated in the future.
 */
export async function loadChangesSince(
  shop: Shop,
  { products, parts, snapshot }: Compared,
  now: number,
): Promise<ChangesSince | null> {
  if (snapshot.day > new Date(now + day).toISOString().slice(0, 10)) return null
  const { t } = shop.i18n
  const comparable = {
    prices: snapshot.pricelist === shop.region.pricelist,
    stock: snapshot.market === shop.region.market,
  }
  const changed = parts.flatMap(({ card, state }) => {
    const before = snapshot.parts.get(card.product)
    if (!before) return []
    const price = comparable.prices ? priceChange(shop, { before, state, card }, snapshot.day) : ''
    const stock = comparable.stock ? stockChange(shop, before, state) : ''
    const text = [price, stock].filter(Boolean).join(' ')
    return text ? [{ product: card.product, text, isPrice: price !== '' }] : []
  })
  const missing = goneOf({ products, parts, snapshot }, shop)
  const count = changed.length + missing.length
  const same = parts.every(({ card, state }) => isSame(state, snapshot.parts.get(card.product)))
  const sentences = [
    t('wishlist.sharedOn', { date: dateOf(shop, snapshot.day) }),
    count > 0 ? t('wishlist.changed', { count }) : '',
    count === 0 && same && comparable.prices && comparable.stock ? t('wishlist.unchanged') : '',
    comparable.prices ? '' : t('wishlist.otherPrices'),
    comparable.stock ? '' : t('wishlist.otherStock'),
    changed.some(({ isPrice }) => isPrice) ? t('wishlist.asNoted') : '',
  ]
  return {
    summary: sentences.filter(Boolean).join(' '),
    parts: changed.map(({ product, text }) => ({ product, text })),
    gone: missing.length > 0 ? await nameGone(shop, missing) : null,
  }
}

function goneOf({ products, parts, snapshot }: Compared, { region }: Pick<Shop, 'region'>): string[] {
  if (snapshot.market !== region.market) return []
  const sold = new Set(parts.map(({ card }) => card.product))
  return products.filter((product) => snapshot.parts.has(product) && !sold.has(product))
}

function isSame(state: PartState, before: PartState | undefined): boolean {
  return before?.price === state.price && before.supply === state.supply
}

function dateOf({ region, i18n }: Shop, date: string): string {
  return formatDate(date, priceContextOf({ region, i18n }).intl)
}

function priceChange(
  shop: Shop,
  { before, state, card }: { before: PartState; state: PartState; card: WishlistCard['card'] },
  date: string,
): string {
  if (before.price === null || state.price === null || before.price === state.price) return ''
  if (before.price > maxPriceRatio * state.price) return ''
  const { i18n, currency, intl } = priceContextOf(shop)
  const money = (hundredths: number) => formatMoney(hundredths / 100, currency, intl)
  // For a set with choices, both are the price of the cheapest choice.
  const from = card.price?.price !== money(state.price)
  const worded = (price: string) => (from ? i18n.t('price.from', { price }) : price)
  return i18n.t('wishlist.priceChanged', {
    price: worded(money(state.price)),
    before: worded(money(before.price)),
    date: dateOf(shop, date),
  })
}

function stockChange({ i18n: { t } }: Shop, { supply: before }: PartState, { supply }: PartState): string {
  if (before === supply) return ''
  if (supply === 'out') return t('wishlist.soldOut')
  if (before === 'out') return t('wishlist.availableAgain')
  return t(supply === 'in' ? 'wishlist.inStockNow' : 'wishlist.notInStock')
}

/** Only parts that are sold in another country have a page; of the others only the number is known. */
async function nameGone({ catalogue, i18n, regions }: Shop, products: string[]): Promise<GoneParts> {
  const reply = await resultOrNull(() => catalogue.productsInAnyMarket(products))
  const found = reply?.ok ? reply.value.products : []
  const named = found
    .filter(({ markets }) => regions.some(({ market }) => markets.includes(market)))
    .map(({ product }) => ({ name: productName(product), path: paths.product(product.uri) }))
  const others = products.length - named.length
  return {
    count: products.length,
    title: i18n.t('wishlist.gone'),
    named,
    others: others > 0 ? i18n.t('wishlist.goneUnnamed', { count: others }) : '',
  }
}
