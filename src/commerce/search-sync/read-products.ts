import { assortmentPageSize } from '#src/config.ts'
import { type CatalogueFetch, createCatalogueApi } from '../catalogue-api.ts'
import type { Product, ProductsByMarketPage } from '../contract/catalogue/product.ts'
import { CountriesReply } from '../contract/region.ts'
import {
  createProductDocument,
  type DocumentPrices,
  type Measures,
  type ProductDocument,
} from '../contract/search/product-document.ts'
import type { Http } from '../http.ts'
import { acceptedValue, parseResponse, type ReportUnreadable, UpstreamError } from '../reply.ts'

const route = 'POST /products'

/** The documents of some products, by language. */
export interface ProductBatch {
  documents: Map<string, ProductDocument[]>
  /** The products that were requested by id and are not sold anywhere. */
  gone: string[]
  /** Number of unreadable products. */
  unreadable: number
}

/** Reads the catalogue as search documents. */
export interface ProductReader {
  /** The whole assortment, a page at a time. */
  all(): AsyncGenerator<ProductBatch>
  /** Products by id. */
  byId(products: readonly string[]): AsyncGenerator<ProductBatch>
  /** The ids of the products of some categories, or of some brands; null if there are more than `most`. */
  idsIn(
    named: { categories: readonly string[] } | { brands: readonly string[] },
    most: number,
  ): Promise<string[] | null>
}

interface Region {
  market: number
  pricelist: number
}

/**
 * Creates the reader. Calls need the shared secret: texts are read in each language for all markets at once, prices in
 * one language for each market and price list that a country has. Its methods throw `UpstreamError`.
 */
export function createProductReader(
  http: Http,
  languages: readonly string[],
  measures: Measures,
  report?: ReportUnreadable,
): ProductReader {
  const send: CatalogueFetch = async ({ method, path, route, body, schema }) =>
    parseResponse(schema, await http({ method, path, route, ...(body ? { body } : {}) }), route, report)
  const makers = languages.map((language) => ({
    language,
    documentOf: createProductDocument(language, measures),
  }))
  const [first = ''] = languages

  async function readRegions(): Promise<[Region, ...Region[]]> {
    const countries = 'GET /countries/all'
    const reply = await send({
      method: 'GET',
      path: '/countries/all',
      route: countries,
      schema: CountriesReply,
      freshness: 'taxonomy',
      dependsOn: () => [],
    })
    const regions = acceptedValue(reply, countries).countries.flatMap(({ market, pricelist }) =>
      market === null || pricelist === null ? [] : [{ market: Number(market), pricelist: Number(pricelist) }],
    )
    const byName = new Map(regions.map((region) => [`${region.market} ${region.pricelist}`, region]))
    const [home, ...others] = byName.values()
    if (!home) throw new UpstreamError('emptied', countries)
    return [home, ...others]
  }

  const pageFrom = async (region: Region, skipFirst: number, named: Record<string, string[]> = {}) =>
    acceptedValue(
      await createCatalogueApi(send, { language: first, ...region }).assortment({
        ...named,
        skipFirst,
        limit: assortmentPageSize,
      }),
      route,
    )

  async function byId(language: string, region: Region, products: string[]): Promise<ProductsByMarketPage> {
    const api = createCatalogueApi(send, { language, ...region })
    return whole(acceptedValue(await api.assortment({ products, limit: products.length }), route))
  }

  /** Prices of products in a market and price list, by product. Sets that are to be filled have no prices. */
  async function pricesIn(region: Region, products: string[]): Promise<Map<string, number>> {
    const api = createCatalogueApi(send, { language: first, ...region })
    const request = { products, limit: products.length, onlyAvailable: false, relatedProducts: false }
    const listing = whole(acceptedValue(await api.products(request), route))
    return new Map(
      listing.products.flatMap(({ product, price, bundle }) =>
        price === null || bundle?.type === 'flexible' ? [] : [[product, price]],
      ),
    )
  }

  /** The preceding article number by article number; empty without one. */
  const predecessors = new Map<string, string>()

  /** The article number before one, by the product that has it; empty where that is not sold any more. */
  async function predecessorOf(sku: string, region: Region): Promise<string> {
    const known = predecessors.get(sku)
    if (known !== undefined) return known
    const api = createCatalogueApi(send, { language: first, ...region })
    const { products } = acceptedValue(
      await api.assortment({ search: sku, searchFields: ['sku'], limit: 10 }),
      route,
    )
    const found = products.find(({ product }) => product.sku === sku)?.product.replaces ?? ''
    predecessors.set(sku, found)
    return found
  }

  /** The article numbers before a product's own, the latest first. */
  async function replacedBy({ replaces }: Product, region: Region): Promise<string[]> {
    const found = new Set<string>()
    for (let sku = replaces; sku !== '' && !found.has(sku); sku = await predecessorOf(sku, region))
      found.add(sku)
    return [...found]
  }

  /** The rest of a page: its texts in the other languages, and its prices. */
  async function complete(
    [home, ...others]: [Region, ...Region[]],
    read: ProductsByMarketPage,
    asked: readonly string[] = [],
  ): Promise<ProductBatch> {
    const products = read.products.map(({ product }) => product.product)
    const none = { products: [], received: 0, unreadable: 0, productCount: 0 } satisfies ProductsByMarketPage
    for (const { product } of read.products) predecessors.set(product.sku, product.replaces)
    const inLanguage = (language: string) =>
      language === first ? read : products.length === 0 ? none : byId(language, home, products)
    const regions = products.length === 0 ? [] : [home, ...others]
    const [texts, priced, replaced] = await Promise.all([
      Promise.all(
        makers.map(async ({ language, documentOf }) => ({
          language,
          documentOf,
          ...(await inLanguage(language)),
        })),
      ),
      Promise.all(regions.map(async (region) => ({ ...region, prices: await pricesIn(region, products) }))),
      Promise.all(
        read.products.map(async ({ product }) => [product.product, await replacedBy(product, home)] as const),
      ),
    ])
    const replacedNumbers = new Map(replaced)
    const pricesOf = (product: string): DocumentPrices =>
      Object.fromEntries(
        [...Map.groupBy(priced, ({ market }) => market)].flatMap(([market, lists]) => {
          const found = lists.flatMap(({ pricelist, prices }) => {
            const priceAsNumber = prices.get(product)
            return priceAsNumber === undefined ? [] : [[pricelist, { priceAsNumber }]]
          })
          return found.length > 0 ? [[market, Object.fromEntries(found)]] : []
        }),
      )
    const documents = texts.map(({ language, documentOf, products }): [string, ProductDocument[]] => [
      language,
      products
        .filter(({ markets }) => markets.length > 0)
        .map(({ product, markets }) =>
          documentOf(product, {
            markets,
            prices: pricesOf(product.product),
            replacedNumbers: replacedNumbers.get(product.product) ?? [],
          }),
        ),
    ])
    const sold = new Set(
      read.products.flatMap(({ product, markets }) => (markets.length > 0 ? product.product : [])),
    )
    return {
      documents: new Map(documents),
      // A product that cannot be read may be one of those.
      gone: read.unreadable > 0 ? [] : asked.filter((product) => !sold.has(product)),
      unreadable: texts.reduce((sum, { unreadable }) => sum + unreadable, 0),
    }
  }

  return {
    async *all() {
      const regions = await readRegions()
      let skipFirst = 0
      let counted = 0
      for (;;) {
        const read = await pageFrom(regions[0], skipFirst)
        const { received, productCount } = read
        // After products have disappeared, those that took their places are on pages that have been read.
        const vanished = Math.min(skipFirst, Math.max(0, counted - productCount))
        counted = productCount
        skipFirst -= vanished
        if (vanished > 0) continue
        if (received > 0) yield await complete(regions, read)
        skipFirst += received
        if (received === 0 || skipFirst >= productCount) return
      }
    },
    async idsIn(named, most) {
      const entries = Object.entries(named).map(([kind, ids]): [string, string[]] => [kind, [...ids]])
      if (entries.every(([, ids]) => ids.length === 0)) return []
      const [home] = await readRegions()
      const found: string[] = []
      for (let skipFirst = 0; ; ) {
        const page = await pageFrom(home, skipFirst, Object.fromEntries(entries))
        if (page.productCount > most) return null
        found.push(...page.products.map(({ product }) => product.product))
        skipFirst += page.received
        if (page.received === 0 || skipFirst >= page.productCount) return found
      }
    },
    async *byId(ids) {
      const regions = await readRegions()
      const asked = [...new Set(ids)]
      for (let from = 0; from < asked.length; from += assortmentPageSize) {
        const products = asked.slice(from, from + assortmentPageSize)
        yield await complete(regions, await byId(first, regions[0], products), products)
      }
    },
  }
}

/** A reply with all requested products: a service that sends fewer at a time must not cause their removal. */
function whole<T extends { received: number; productCount: number }>(reply: T): T {
  if (reply.received < reply.productCount) throw new UpstreamError('schema', route)
  return reply
}
