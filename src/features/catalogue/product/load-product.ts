import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Product, ProductWithRelated } from '#src/commerce/contract/catalogue/product.ts'
import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import { within } from '#src/commerce/deadline.ts'
import type { FitRow } from '#src/features/garage/fit/fit.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { loadAttributeMarks } from '../attributes/load-attribute-marks.ts'
import { type ProductCard, productCard } from '../cards/card.ts'
import { loadFailedText } from '../load-failed-text.ts'
import { litreGoodsOf } from '../offer/litre-packs.ts'
import { livePriceOf, type Price } from '../offer/price.ts'
import { type PriceContext, priceContextFor } from '../offer/price-context.ts'
import { isCounted, liveStockOf, type StockText } from '../offer/stock.ts'
import { spellingsOf } from '../uri.ts'
import { type AlternativesTable, besideAlternatives } from './alternatives.ts'
import type { Fact } from './facts/fact-list.tsx'
import { type FitTable, fitLines, fitRows, fitTable, vehicleLines } from './fitment/fitment.ts'
import { withOneSizeOfEachFluid } from './kit/fluid-sizes.ts'
import { type Kit, kitOf } from './kit/kit.ts'
import { productScreen } from './product-screen.ts'

export interface Variant {
  product: string
  name: string
  path: string
  picture: PictureFiles | null
  gone: string
  current: boolean
}

/** Related products: bought together with this one, or instead of it; the band with an id has the latter. */
export type RelatedBands = RelatedBand[]

interface RelatedBand {
  list: string
  id?: string
  title: string
  cards: ProductCard[]
  table?: AlternativesTable
  kit?: Kit
  unavailable?: string
}

export interface ProductFits {
  table: FitTable
  rows: FitRow[]
}

export interface LiveOffer {
  stock: StockText | null
  pieces: number | null
  price: Price | null
}

/** Former and later part numbers; without an address if the shop no longer lists them. */
export interface Replacement {
  replaces: Fact | null
  replacedBy: Fact | null
}

/** Milliseconds the first byte waits for variants and cars. Later data is streamed, which needs scripts. */
const maxShellWait = 500

/** The product at an address; null if there is none. Throws a 503 `Response` if its record is unreadable. */
export async function findProduct({ catalogue }: Shop, uri: string): Promise<Product | null> {
  if (!isUri(uri)) return null
  for (const spelling of spellingsOf(uri)) {
    const request = { uri: { uri: spelling, for: ['product' as const] }, limit: 1, relatedProducts: false }
    const reply = await catalogue.products(request)
    if (!reply.ok) continue
    const { products, received } = reply.value
    const found = products.find((product) => product.uri === uri)
    if (found) return found
    // The product exists: crawlers must not take the page for gone.
    if (products.length < received) throw new Response(null, { status: 503 })
  }
  return null
}

/**
 * The data of a product page. `screen` is required; each other part may fail and has a fallback. `variants` and `fits`
 * are promises only if the service is slow; `related`, `supersession` and `live` always stream.
 */
export async function loadProduct(shop: Shop, product: Product) {
  const { catalogue, liveStock, region } = shop
  const live = liveStock(product.product).then(
    (reply) => reply?.markets[region.market] ?? null,
    () => null,
  )
  const whole = catalogue.product(product.product).then(
    (reply) => ({ found: reply.ok ? reply.value.product : null, unavailable: false }),
    () => ({ found: null, unavailable: true }),
  )
  const inTime = within(maxShellWait, whole, () => new Error('too late for the shell')).catch(() => null)
  const bundle = product.bundle
    ? await catalogue.bundle(product.product).then(
        (reply) => (reply.ok ? reply.value : null),
        () => null,
      )
    : null
  const [context, marks] = await Promise.all([
    priceContextFor(shop, [product, ...(bundle?.products ?? [])]),
    loadAttributeMarks(shop, [product]),
  ])
  const fitsIn = ({ found }: Awaited<typeof whole>) => fitsOf(found ?? { product, related: [] }, shop)
  const variantsIn = ({ found }: Awaited<typeof whole>) => variantsOf(found, context.i18n)
  const early = await inTime
  const { fitmentRows, fitScope } = early?.found?.product ?? product
  const screen = productScreen(
    { ...product, fitmentRows, fitScope },
    { ...context, country: region.country, bundle, marks },
  )
  return {
    screen,
    related: whole.then(async ({ found, unavailable }): Promise<RelatedBands> => {
      if (found) return relatedBands(found, await priceContextFor(shop, [found.product, ...found.related]))
      const title = screen.text.accessories
      return unavailable
        ? [{ list: 'accessories', title, cards: [], unavailable: loadFailedText(shop.i18n) }]
        : []
    }),
    variants: early ? variantsIn(early) : whole.then(variantsIn),
    fits: early ? fitsIn(early) : whole.then(fitsIn),
    supersession: supersessionOf(shop, product),
    live: live.then(
      (now): LiveOffer => ({
        stock: liveStockOf(now?.stockOfAllItems ?? null, screen.stock.state, context.i18n),
        pieces: isCounted(product, screen.stock) ? (now?.stockOfAllItems ?? null) : null,
        price: now && livePriceOf(product, now.pricesByPricelist[region.pricelist], context),
      }),
    ),
  }
}

function fitsOf({ product, related }: ProductWithRelated, { i18n }: Shop): ProductFits {
  const { fitmentRows, vehicles } = product
  const rows = parseFitment(fitmentRows)
  const litreGoods = litreGoodsOf(product, related)
  const lines = fitLines(rows, vehicles, i18n, litreGoods)
  return {
    table: fitTable(lines.length > 0 ? lines : vehicleLines(vehicles), i18n),
    rows: fitRows(rows, vehicles, i18n, litreGoods),
  }
}

/** The bands of related products, each a separate list in events. A product is in the first band that has it. */
export function relatedBands(found: ProductWithRelated, context: PriceContext): RelatedBands {
  const shown = new Set([found.product.product])
  const related = (relation: string) => {
    const others = found.related.filter(
      (relative) => relative.relation === relation && !shown.has(relative.product),
    )
    for (const { product } of others) shown.add(product)
    return others
  }
  const cardOf = (product: Product) => productCard(product, context)
  const { t } = context.i18n
  const accessories = withOneSizeOfEachFluid(related('accessory'))
  const kit = kitOf(found.product, accessories, context)
  const inKit = kit?.parts.map(({ card }) => card.product) ?? []
  return [
    {
      list: 'accessories',
      title: t('product.accessories'),
      cards: accessories.filter(({ product }) => !inKit.includes(product)).map(cardOf),
      ...(kit ? { kit } : {}),
    },
    {
      list: 'alternatives',
      id: 'alternatives',
      title: t('product.alternatives'),
      ...besideAlternatives(found.product, related('alternative'), context),
    },
    { list: 'sets', title: t('product.sets'), cards: related('set').map(cardOf) },
    { list: 'related', title: t('product.related'), cards: related('standard').map(cardOf) },
  ]
}

/** A product and its variants in the order of their ids, so that it is the same on each of their pages. */
function variantsOf(found: ProductWithRelated | null, { t }: ServerI18n): Variant[] {
  if (!found) return []
  const { product, related } = found
  const others = related.filter(
    ({ relation, product: id }) => relation === 'variant' && id !== product.product,
  )
  if (others.length === 0) return []
  return [product, ...others]
    .sort((left, right) => Number(left.product) - Number(right.product))
    .map(({ product: id, name, variantName, uri, media, available }) => ({
      product: id,
      name: variantName || name,
      path: paths.product(uri),
      picture: media[0] ?? null,
      gone: available ? '' : t('stock.no'),
      current: id === product.product,
    }))
}

async function supersessionOf(shop: Shop, { replaces, replacedBy }: Product): Promise<Replacement> {
  const { t } = shop.i18n
  const [before, after] = await Promise.all([
    linkTo(shop, t('product.replaces'), replaces),
    linkTo(shop, t('product.replacedBy'), replacedBy),
  ])
  return { replaces: before, replacedBy: after }
}

async function linkTo({ catalogue }: Shop, name: string, sku: string): Promise<Fact | null> {
  if (sku === '') return null
  const reply = await catalogue.products({ search: sku, searchFields: ['sku'], limit: 5 }).catch(() => null)
  const found = reply?.ok ? reply.value.products.find((product) => product.sku === sku) : undefined
  return { name, values: [sku], path: found ? paths.product(found.uri) : null }
}
