import { createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { type Subject, subjectOf } from '#src/commerce/contract/catalogue/subject.ts'
import { within } from '#src/commerce/deadline.ts'
import { acceptedValue, parseResponse, UpstreamError } from '#src/commerce/reply.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import { type Background, type Platform, runInBackground } from '../background/background-work.ts'
import { sharedStamps } from '../catalogue-stamps/stamp-port.ts'
import type { Bindings } from '../env.ts'
import { createReport } from '../error-reports/create-report.ts'
import type { Isolate } from '../isolate.ts'
import { catalogueComparison as limits, sitemapLimits } from '../limits.ts'
import { findRegion, shippable } from '../region/region.ts'
import { queueSearchUpdates } from '../search-updates/queue-updates.ts'
import { allCountries } from '../shop.ts'
import { catalogueService } from '../upstream/catalogue.ts'
import { retryOnce } from '../upstream/resilience/retry.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { createClient } from '../upstream/service.ts'
import { readChangedProducts } from './changed-products.ts'

/**
 * Counts as changed what the service says it has changed since the last comparison, in case that a notice was lost. Does
 * nothing in a shop without notices. Never rejects: a failure is a line of the log, and the next comparison includes
 * what this one was to find.
 */
export async function compareCatalogue(
  isolate: Isolate,
  bindings: Bindings,
  platform: Platform,
): Promise<void> {
  const { waitUntil } = platform
  const compared = runInBackground(isolate, bindings, platform, async (background) => {
    if (!background.settings.CATALOGUE_WEBHOOK_SECRET) return
    const late = () => new Error('The catalogue took too long.')
    await within(limits.wait, compare(isolate, bindings, { ...background, waitUntil }), late)
  })
  await compared.catch(() => {})
}

interface Comparing extends Background {
  waitUntil(work: Promise<unknown>): void
}

async function compare(isolate: Isolate, bindings: Bindings, comparing: Comparing): Promise<void> {
  const { knownStamps } = isolate
  const stamps = sharedStamps(bindings) ?? isolate.stamps
  const startedAt = Date.now()
  const last = await stamps.lastComparison()
  if (last && startedAt - last.startedAt < limits.pause) return
  const catalogue = await openCatalogue(isolate, bindings, comparing)
  const { products, latestChange } = await readChangedProducts(catalogue, last?.latestChange ?? null)
  const found = { subjects: subjectsOf(products), startedAt, latestChange, cursor: knownStamps.cursor }
  const asked = Date.now()
  const { missed, news } = await stamps.compare(found)
  knownStamps.learn(news, asked, Date.now())
  const { ids, log, waitUntil } = comparing
  // Again those of notices, too: their updates may have failed.
  const search = queueSearchUpdates(bindings, comparing.settings, found.subjects, {
    waitUntil,
    report: createReport(ids.requestId, log),
  })
  log({
    event: 'catalogue-comparison',
    requestId: ids.requestId,
    changed: products?.length ?? null,
    missed,
    search,
  })
}

function subjectsOf(products: readonly string[] | null): Subject[] {
  if (products === null) return ['everything']
  // Answers in which nothing was found depend on any product.
  return products.length === 0 ? [] : ['product', ...products.map((id) => subjectOf('product', id))]
}

/** The calls of the catalogue for all markets, with the prices of one. */
async function openCatalogue(
  isolate: Isolate,
  bindings: Bindings,
  { settings, ids, log }: Pick<Comparing, 'settings' | 'ids' | 'log'>,
) {
  const fetch = retryOnce(routeFetch(bindings, settings.PUBLIC_ORIGIN), {
    budget: isolate.retryBudgets.unusual,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  })
  const { deadline } = limits
  const maxBytes = sitemapLimits.replyBytes
  const http = createClient({ ids, log }, { ...catalogueService(settings), fetch, deadline, maxBytes })
  const send: Parameters<typeof createCatalogueApi>[0] = async ({ method, path, route, body, schema }) =>
    parseResponse(schema, await http({ method, path, route, ...(body ? { body } : {}) }), route)
  const { countries } = acceptedValue(await send(allCountries), allCountries.route)
  const region = findRegion(countries, [settings.DEFAULT_COUNTRY]) ?? shippable(countries)[0]
  if (!region) throw new UpstreamError('emptied', allCountries.route)
  const { market, pricelist } = region
  return createCatalogueApi(send, { language: defaultLocale, market, pricelist })
}
