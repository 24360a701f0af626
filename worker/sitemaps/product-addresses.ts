import * as v from 'valibot'
import { type CatalogueApi, createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { subjectOf } from '#src/commerce/contract/catalogue/subject.ts'
import { acceptedValue, UpstreamError } from '#src/commerce/reply.ts'
import { assortmentPageSize, crawledPictureWidth } from '#src/config.ts'
import type { Locale } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import { createPictureSource, type FindPictureSource } from '#src/picture-source.ts'
import { policies } from '../cache/policy.ts'
import { imageScaler } from '../image-scaler.ts'
import { sitemapLimits } from '../limits.ts'
import { createAssortmentFetch, pageStarts } from '../upstream/assortment.ts'
import { findCached } from '../upstream/cached.ts'
import type { RequestPorts } from '../upstream/request-ports.ts'
import type { CrawlerShop } from './crawler-shops.ts'
import type { ListedAddress } from './listed-address.ts'

const route = 'POST /products'

/** The cached form of a product; `markets` are those it is sold in. */
const ProductRow = v.object({
  product: v.string(),
  path: v.string(),
  markets: v.array(v.number()),
  modified: v.string(),
  pictures: v.array(v.string()),
})
const ProductRows = v.array(ProductRow)
type ProductRow = v.InferOutput<typeof ProductRow>

/** Throws `UpstreamError`, or the `Response` of a catalogue that is down. */
export async function countProductFiles([shop]: readonly CrawlerShop[]): Promise<number> {
  if (!shop) return 0
  const counted = await shop.catalogue.listedProducts({ skipFirst: 0, limit: 1 })
  return Math.ceil(acceptedValue(counted, route).productCount / sitemapLimits.products)
}

/**
 * The products of a file, by its number, with at least those of a language. All languages share the calls, unless the
 * service translates URIs: then alternates would cost as many calls for each language, and are left to the pages.
 * Throws as `countProductFiles`.
 */
export async function listProducts(
  ports: RequestPorts,
  shops: readonly CrawlerShop[],
  { locale, number }: { locale: Locale; number: number },
): Promise<ListedAddress[]> {
  const listed = (await haveEqualUris(shops)) ? shops : shops.filter((shop) => shop.locale === locale)
  const [source] = listed
  if (!source) return []
  const rows = await loadRows(ports, source, number)
  return rows.map(({ product: _product, markets, ...row }) => ({
    ...row,
    locales: listed.filter(({ context }) => markets.includes(context.market)).map((shop) => shop.locale),
  }))
}

/** True if categories have the same URI in every language, as products then do. */
async function haveEqualUris(shops: readonly CrawlerShop[]): Promise<boolean> {
  const uris = new Map<string, string>()
  for (const { catalogue } of shops) {
    const { categories } = acceptedValue(await catalogue.categories(), 'POST /categories')
    for (const { category, uri } of categories) {
      if ((uris.get(category) ?? uri) !== uri) return false
      uris.set(category, uri)
    }
  }
  return true
}

async function loadRows(
  ports: RequestPorts,
  { context }: CrawlerShop,
  number: number,
): Promise<readonly ProductRow[]> {
  const { isolate, settings, gate } = ports
  const scaler = imageScaler(settings)
  const pictureSource = createPictureSource(scaler)
  const catalogue = createCatalogueApi(createAssortmentFetch(ports), context)
  const lookup = {
    key: JSON.stringify(['sitemap', settings.COMMERCE_URL, context.language, number, scaler]),
    route,
    schema: ProductRows,
    policy: policies.sitemap,
    dependsOn: (rows: readonly ProductRow[] | null) =>
      (rows ?? []).map(({ product }) => subjectOf('product', product)),
    isEmpty: (rows: readonly ProductRow[]) => rows.length === 0,
    load: async () => ({
      status: 200,
      body: await readRows(catalogue, number, { pictureSource, calling: () => gate.made('page') }),
    }),
  }
  const { reply } = await findCached(isolate.caches.assortment, lookup, ports, { upstream: 'catalogue' })
  return acceptedValue(reply, route)
}

interface Reading {
  pictureSource: FindPictureSource
  /** Is told of each call but the first, which the cache counts. */
  calling: () => void
}

/** Reads all products of a file, or throws. */
async function readRows(
  catalogue: CatalogueApi,
  number: number,
  { pictureSource, calling }: Reading,
): Promise<ProductRow[]> {
  const { products: size, concurrent } = sitemapLimits
  const start = (number - 1) * size
  const first = await readPage(catalogue, start, pictureSource)
  const end = Math.min(start + size, first.productCount)
  const rows = first.rows
  const step = concurrent * assortmentPageSize
  for (let from = start + assortmentPageSize; from < end; from += step) {
    const skips = pageStarts(from, Math.min(from + step, end))
    const pages = await Promise.all(
      skips.map((skipFirst) => {
        calling()
        return readPage(catalogue, skipFirst, pictureSource)
      }),
    )
    // After products have disappeared, those that took their places are on pages that have been read.
    if (pages.some(({ productCount }) => productCount < first.productCount))
      throw new UpstreamError('emptied', route)
    rows.push(...pages.flatMap((page) => page.rows))
  }
  return rows
}

async function readPage(catalogue: CatalogueApi, skipFirst: number, pictureSource: FindPictureSource) {
  const reply = await catalogue.listedProducts({ skipFirst, limit: assortmentPageSize })
  const { products, received, productCount } = acceptedValue(reply, route)
  // A list that is shorter than the service says must not look whole.
  if (received < Math.min(assortmentPageSize, productCount - skipFirst))
    throw new UpstreamError('schema', route)
  const rows = products.map(
    ({ product, uri, markets, modifiedAt, media }): ProductRow => ({
      product,
      path: paths.product(uri),
      markets: markets.map(Number),
      modified: dayOf(modifiedAt),
      pictures: media
        .slice(0, sitemapLimits.pictures)
        .map((picture) => pictureSource(picture, crawledPictureWidth).address),
    }),
  )
  return { rows, productCount }
}

/** The day of a time in an unknown time zone, `YYYY-MM-DD`; empty for other texts. */
function dayOf(time: string): string {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=[ T]|$)/.exec(time) ?? []
  return Number.isNaN(Date.parse(day)) ? '' : day
}
