import { createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { type Subject, subjectOf } from '#src/commerce/contract/catalogue/subject.ts'
import { within } from '#src/commerce/deadline.ts'
import { acceptedValue, parseResponse, UpstreamError } from '#src/commerce/reply.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import { sharedStamps } from '../catalogue-stamps/stamp-port.ts'
import { type Bindings, parseVariables, type Variables } from '../env.ts'
import { createReport } from '../error-reports/create-report.ts'
import { createRequestLog } from '../error-reports/create-request-log.ts'
import type { Isolate } from '../isolate.ts'
import { catalogueComparison as limits, sitemapLimits } from '../limits.ts'
import { createLog, type Log } from '../log.ts'
import { findRegion, shippable } from '../region/region.ts'
import { queueSearchUpdates } from '../search-updates/queue-updates.ts'
import { allCountries } from '../shop.ts'
import { continueTrace, traceparentOf } from '../trace.ts'
import { catalogueService } from '../upstream/catalogue.ts'
import type { Ids } from '../upstream/request-ports.ts'
import { retryOnce } from '../upstream/resilience/retry.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { createClient } from '../upstream/service.ts'
import { deploymentOf } from '../variables/deployment.ts'
import { readChangedProducts } from './changed-products.ts'

/** The host's ports for background work and for lines of the log. */
export interface Platform {
  waitUntil(work: Promise<unknown>): void
  write?: (line: string) => void
}

/**
 * Counts as changed what the service says it has changed since the last comparison, in case that a notice was lost. Does
 * nothing in a shop without notices. Never rejects: a failure is a line of the log, and the next comparison includes
 * what this one was to find.
 */
export async function compareCatalogue(
  isolate: Isolate,
  bindings: Bindings,
  { waitUntil, write }: Platform,
): Promise<void> {
  const requestId = crypto.randomUUID()
  let log = createLog('error', deploymentOf(bindings), write)
  try {
    const settings = parseVariables(bindings)
    if (!settings.CATALOGUE_WEBHOOK_SECRET) return
    const trace = continueTrace(undefined)
    log = createRequestLog(bindings, { settings, memory: isolate.reports, trace, waitUntil, write })
    const ids = { requestId, correlationId: requestId, traceparent: traceparentOf(trace) }
    const late = () => new Error('The catalogue took too long.')
    await within(limits.wait, compare(isolate, bindings, { settings, ids, log, waitUntil }), late)
  } catch (error) {
    createReport(requestId, log)(error)
  }
}

interface Comparing {
  settings: Variables
  ids: Ids
  log: Log
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
