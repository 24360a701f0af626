import * as v from 'valibot'
import { type CatalogueApi, createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { acceptedValue, UpstreamError } from '#src/commerce/reply.ts'
import { assortmentPageSize } from '#src/config.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { createPictureSource } from '#src/picture-source.ts'
import { policies } from '../cache/policy.ts'
import { imageScaler } from '../image-scaler.ts'
import { feedLimits } from '../limits.ts'
import { allCountries } from '../shop.ts'
import { createAssortmentFetch, pageStarts } from '../upstream/assortment.ts'
import { findCached } from '../upstream/cached.ts'
import { createCatalogue } from '../upstream/catalogue.ts'
import { createContent } from '../upstream/content.ts'
import type { RequestPorts } from '../upstream/request-ports.ts'
import { type FeedContext, feedItems } from './feed-items.ts'
import { deliveryCountries, type FeedMarket, findMarket } from './feed-market.ts'
import { itemXml } from './feed-xml.ts'

const route = 'POST /products'

/** The cached form of a part of a feed: its items as XML, a text for each call. */
const FeedItems = v.array(v.string())

/** Null for a market without a country that goods are sent to. Throws a 503 `Response` or `UpstreamError`. */
export async function loadMarket(ports: RequestPorts, market: number): Promise<FeedMarket | null> {
  const { countries } = acceptedValue(await createCatalogue(ports)(allCountries), allCountries.route)
  return findMarket(countries, market)
}

/** The number of parts, at least one. Throws as `loadMarket`. */
export async function countParts(ports: RequestPorts, market: FeedMarket, locale: Locale): Promise<number> {
  const catalogue = createCatalogueApi(createCatalogue(ports), contextOf(market, locale))
  const counted = await catalogue.soldProducts({ skipFirst: 0, limit: 1 })
  return Math.max(1, Math.ceil(acceptedValue(counted, route).productCount / feedLimits.products))
}

interface Part {
  /** Texts in the language of the feed. */
  i18n: ServerI18n
  number: number
}

/** The items of a part by its number, as XML. Throws as `loadMarket`. */
export async function loadItems(
  ports: RequestPorts,
  market: FeedMarket,
  part: Part,
): Promise<readonly string[]> {
  const { isolate, settings } = ports
  const { locale } = part.i18n
  const lookup = {
    key: JSON.stringify([
      'feed',
      settings.PUBLIC_ORIGIN,
      market.market,
      market.pricelist,
      locale,
      part.number,
    ]),
    route,
    schema: FeedItems,
    policy: policies.feed,
    isEmpty: (items: readonly string[]) => items.length === 0,
    dependsOn: (): Subject[] => ['product', 'category', 'brand'],
    load: async () => ({ status: 200, body: await readItems(ports, market, part) }),
  }
  const { reply } = await findCached(isolate.caches.assortment, lookup, ports, { upstream: 'catalogue' })
  return acceptedValue(reply, route)
}

/** Reads all products of a part, or throws. */
async function readItems(ports: RequestPorts, market: FeedMarket, { i18n, number }: Part): Promise<string[]> {
  const { locale } = i18n
  const start = (number - 1) * feedLimits.products
  const catalogue = createCatalogueApi(createAssortmentFetch(ports), contextOf(market, locale))
  const context: FeedContext = {
    origin: ports.settings.PUBLIC_ORIGIN,
    i18n,
    currency: market.currency,
    pictureSource: createPictureSource(imageScaler(ports.settings)),
    deliveries: await loadDeliveries(ports, market, locale),
  }
  const first = await readPage(catalogue, start, context)
  const end = Math.min(start + feedLimits.products, first.productCount)
  const others = await Promise.all(
    pageStarts(start + assortmentPageSize, end).map((skipFirst) => {
      // The cache counts the first call.
      ports.gate.made('page')
      return readPage(catalogue, skipFirst, context)
    }),
  )
  // After products have disappeared, those that took their places are on pages that have been read.
  if (others.some(({ productCount }) => productCount < first.productCount))
    throw new UpstreamError('emptied', route)
  return [first, ...others].map(({ xml }) => xml).filter(Boolean)
}

async function readPage(catalogue: CatalogueApi, skipFirst: number, context: FeedContext) {
  const reply = await catalogue.soldProducts({ skipFirst, limit: assortmentPageSize })
  const { products, received, productCount } = acceptedValue(reply, route)
  // A list that is shorter than the service says must not look whole.
  if (received < Math.min(assortmentPageSize, productCount - skipFirst))
    throw new UpstreamError('schema', route)
  const items = products.flatMap((product) => feedItems(product, context))
  return { xml: items.map(itemXml).join(''), productCount }
}

/** A country whose facts the shop does not have has no delivery in the feed; a service that fails throws. */
async function loadDeliveries(
  ports: RequestPorts,
  market: FeedMarket,
  locale: Locale,
): Promise<FeedContext['deliveries']> {
  const content = createContent(ports, locale)
  const loaded = await Promise.all(
    deliveryCountries(market, locale).map(async (country) => {
      const facts = await content.shop(country)
      return facts?.currency === market.currency ? [{ country, methods: facts.deliveryMethods }] : []
    }),
  )
  return loaded.flat()
}

function contextOf({ market, pricelist }: FeedMarket, language: Locale) {
  return { language, market, pricelist }
}
