import type { RouterContextProvider } from 'react-router'
import type { Redis } from '#scripts/node/shared-state/redis.ts'
import { createSharedState } from '#scripts/node/shared-state/shared-state.ts'
import { createUpdateQueue } from '#scripts/node/update-queue.ts'
import routeConfig from '#src/routes.ts'
import { documentContext } from '#src/shop.ts'
import { createApp } from '#worker/app.ts'
import type { Store } from '#worker/cache/backing-store.ts'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'
import { compareCatalogue } from '#worker/catalogue-comparison/compare-catalogue.ts'
import { CatalogueStamps } from '#worker/catalogue-stamps/durable-object.ts'
import { ConsentLedger } from '#worker/consent-ledger/durable-object.ts'
import type { Bindings } from '#worker/env.ts'
import { createIsolate } from '#worker/isolate.ts'
import type { AppRoute } from '#worker/match-route.ts'
import type { AnalyticsDataset } from '#worker/metrics/analytics-engine.ts'
import type { Metrics } from '#worker/metrics/metrics.ts'
import type { ObjectNamespace } from '#worker/object-namespace.ts'
import { PaymentReturns } from '#worker/payment-returns/durable-object.ts'
import { AttemptCounts } from '#worker/rate-limit/attempt-counts.ts'
import type { RateLimiter } from '#worker/rate-limit/rate-limiter.ts'
import type { Render } from '#worker/render.ts'
import { updateSearch } from '#worker/search-updates/update-search.ts'
import { SeenEvents } from '#worker/seen-events/durable-object.ts'
import { createNamespace } from './durable-objects.ts'
import { withRequestCountry } from './request-country.ts'

export interface EdgeOptions {
  variables?: Record<string, string>
  /** `IMAGE_HOSTS`, empty unless said otherwise; null: it is not set. */
  imageHosts?: string | null
  /** Answers the calls to the services behind the shop; null: no sandbox is bound. */
  upstream?: ((request: Request) => Response | Promise<Response>) | null
  render?: Render
  development?: boolean
  routes?: AppRoute[]
  /** The host's store of answers, if it has one. */
  answers?: Store
  /** The host's counter of what shoppers try, if it has one. */
  attempts?: RateLimiter
  /** The host's counter of conversions, if it has one. */
  conversions?: RateLimiter
  /** The host's bucket for photos of cars, if it has one. */
  carPhotos?: CarPhotoBucket
  /** Returns from payment providers and counts over minutes are kept in Durable Objects, not in the memory of the isolate. */
  durableObjects?: boolean
  /** Durable Objects for counts, and for conversions, that replace the host's. */
  attemptCounts?: ObjectNamespace
  seenEvents?: ObjectNamespace
  consentLedger?: ObjectNamespace
  /** The Redis that several processes share: all of these are kept there. */
  redis?: Redis
  catalogueStamps?: ObjectNamespace
  /** Updates of the search index are queued, as under Node. */
  searchUpdates?: boolean
  /** The host's counter of figures, and its dataset of Analytics Engine, if it has one. */
  metrics?: Metrics
  analytics?: AnalyticsDataset
  /** The host's `waitUntil`: takes background work. */
  waitUntil?(work: Promise<unknown>): void
}

/** The shop's own routes, as its build lists them. */
export const appRoutes: AppRoute[] = routeConfig.map(({ file, path = '' }) => ({
  id: file.replace(/\.tsx?$/, ''),
  path,
}))

interface Rendered {
  locale: string
  request: Request
  context: RouterContextProvider
}

/** The edge in a separate isolate, with a one-line screen instead of the router. `rendered`: the input of the screen. */
export function createEdge({
  variables,
  imageHosts = '',
  upstream = smallest,
  render = oneLine,
  development = false,
  answers,
  attempts,
  attemptCounts,
  conversions,
  seenEvents,
  consentLedger,
  catalogueStamps,
  searchUpdates = false,
  carPhotos,
  routes = appRoutes,
  durableObjects = false,
  redis,
  metrics,
  analytics,
  waitUntil = () => {},
}: EdgeOptions = {}) {
  const origin = variables?.PUBLIC_ORIGIN ?? 'https://shop.test'
  const services = `${origin}/sandbox`
  const rendered: Rendered[] = []
  const background: Promise<unknown>[] = []
  const lines: string[] = []
  const isolate = createIsolate()
  const write = (line: string) => void lines.push(line)
  const app = createApp(
    isolate,
    async (locale, request, context) => {
      rendered.push({ locale, request, context })
      return render(locale, request, context)
    },
    { development, routes, write },
  )
  const bindings: Bindings & { PUBLIC_ORIGIN: string } = {
    PUBLIC_ORIGIN: origin,
    COMMERCE_URL: `${services}/checkout`,
    COMMERCE_SECRET: 'a-commerce-secret',
    SHOP_API_URL: `${services}/shop`,
    SHOP_API_KEY: 'a-shop-api-key',
    SEARCH_URL: `${services}/search`,
    SEARCH_KEY: 'a-search-key',
    CONTENT_URL: `${services}/content`,
    CONTENT_TOKEN: 'a-content-token',
    DEFAULT_COUNTRY: 'SE',
    PUBLIC_CHECKOUT_URL: '/sandbox/api/checkout',
    ...(imageHosts === null ? {} : { IMAGE_HOSTS: imageHosts }),
    ...variables,
    ...(answers ? { ANSWERS: answers } : {}),
    ...(attempts ? { ATTEMPTS: attempts } : {}),
    ...(conversions ? { CONVERSIONS: conversions } : {}),
    ...(metrics ? { METRICS: metrics } : {}),
    ...(analytics ? { ANALYTICS: analytics } : {}),
    ...(carPhotos ? { CAR_PHOTOS: carPhotos } : {}),
    ...(upstream ? { SANDBOX: { fetch: async (request: Request) => upstream(request) } } : {}),
  }
  const paymentReturns = createNamespace((storage) => new PaymentReturns({ storage }, bindings))
  const counts = createNamespace((storage) => new AttemptCounts({ storage }))
  const conversionObjects = createNamespace((storage) => new SeenEvents({ storage }))
  const stamps = createNamespace((storage) => new CatalogueStamps({ storage }))
  const ledger = createNamespace((storage) => new ConsentLedger({ storage }))
  if (durableObjects) {
    bindings.PAYMENT_RETURNS = paymentReturns
    bindings.ATTEMPT_COUNTS = counts
    bindings.SEEN_EVENTS = conversionObjects
    bindings.CONSENT_LEDGER = ledger
    bindings.CATALOGUE_STAMPS = stamps
  }
  if (redis)
    Object.assign(
      bindings,
      createSharedState(redis, (state) => new PaymentReturns(state, bindings)),
    )
  if (catalogueStamps) bindings.CATALOGUE_STAMPS = catalogueStamps
  if (consentLedger) bindings.CONSENT_LEDGER = consentLedger
  if (seenEvents) bindings.SEEN_EVENTS = seenEvents
  if (attemptCounts) bindings.ATTEMPT_COUNTS = attemptCounts
  const platform = {
    waitUntil(work: Promise<unknown>) {
      waitUntil(work)
      background.push(work)
    },
    passThroughOnException() {},
    props: {},
  }
  if (searchUpdates)
    bindings.SEARCH_UPDATES = createUpdateQueue({
      deliver: (batch) => updateSearch(isolate, bindings, batch, { ...platform, write }),
      run: platform.waitUntil,
      sleep: async () => {},
    })
  return {
    rendered,
    /** The log, a line an event. */
    lines,
    /** The Durable Objects for payment returns. */
    paymentReturns,
    /** The Durable Objects that count attempts. */
    counts,
    /** The Durable Objects with proof of consent. */
    ledger,
    fetch: async (path: string, init?: RequestInit): Promise<Response> => {
      const address = new URL(path, bindings.PUBLIC_ORIGIN)
      return app.fetch(withRequestCountry(new Request(address, init)), bindings, platform)
    },
    /** The hourly work of the host. */
    scheduled: () => compareCatalogue(isolate, bindings, { ...platform, write }),
    /** Waits for background work, and for what that begins. */
    async settle() {
      while (background.length > 0) await Promise.allSettled(background.splice(0))
    },
  }
}

/** Countries of the smallest back end that a shop can stand on. */
export const countries = {
  countries: [
    region('SE', '1', '1', 'SEK'),
    region('DE', '2', '2', 'EUR'),
    region('GB', '3', '3', 'GBP'),
    { ...region('NO', '4', '4', 'NOK'), shipTo: false },
  ],
}

/** A country of `GET /countries/all` that goods are sent to. */
export function region(country: string, market: string, pricelist: string, currency: string) {
  return { country, name: country, eu: true, shipTo: true, market, pricelist, currency, language: 'en' }
}

const smallest = () => Response.json(countries)

const oneLine: Render = async (_locale, _request, context) =>
  new Response(`<h1 data-nonce="${context.get(documentContext).nonce ?? ''}">A screen</h1></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
