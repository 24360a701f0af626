import pLimit from 'p-limit'
import { contentConnection } from '#src/commerce/content/content-connection.ts'
import { uncached } from '#src/commerce/content/content-fetch.ts'
import { createFileContent } from '#src/commerce/content/content-files.ts'
import type { ContentSource } from '#src/commerce/content/content-source.ts'
import type { Fetch, Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { contentIndexes, type IndexKind, productIndexes } from '#src/commerce/search-sync/index-kinds.ts'
import { createPersistentHttp } from '#src/commerce/search-sync/persistent-http.ts'
import { readContent } from '#src/commerce/search-sync/read-content.ts'
import {
  createProductReader,
  type ProductBatch,
  type ProductReader,
} from '#src/commerce/search-sync/read-products.ts'
import { RebuildRefused, rebuildIndexes } from '#src/commerce/search-sync/rebuild-indexes.ts'
import {
  createSearchAdminApi,
  isRepeatable,
  SearchServiceError,
} from '#src/commerce/search-sync/search-admin-api.ts'
import { updateProducts } from '#src/commerce/search-sync/update-products.ts'
import { attributeFacts } from '#src/i18n/attribute-facts.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { contentFolder, readContentFiles } from '../content/read-content-files.ts'
import { exitWithError } from '../exit-with-error.ts'
import { type SyncArguments, syncArguments } from './arguments.ts'
import { syncVariables } from './sync-variables.ts'

/**
 * Fills the indexes of the search service from catalogue and content: `npm run search:sync`. With `-- --ids 12,34` it
 * updates these products in the existing indexes.
 */
const settings = {
  /** Concurrent calls to all services together. */
  concurrency: 4,
  /** Milliseconds of an attempt. A page of 125 products is some 700 kB. */
  deadline: 30_000,
  maxBytes: 16_000_000,
  attempts: 6,
  pause: { first: 500, longest: 20_000 },
  /** Milliseconds until a task of the service must be finished. */
  taskDeadline: 10 * 60_000,
  /** Products between two lines of progress. */
  progress: 1_000,
}

const asked = argumentsOrExit()
const variables = syncVariables(`http://localhost:${process.env.PORT ?? 8787}`)
const limit = pLimit(settings.concurrency)
const clock = { now: Date.now, sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)) }
let unreadable = 0

const admin = createSearchAdminApi(
  service(variables.SEARCH_URL, bearer(variables.SEARCH_WRITE_KEY), isRepeatable),
  clock,
  settings.taskDeadline,
)
const commerce = service(variables.COMMERCE_URL, {
  ...bearer(variables.COMMERCE_SECRET),
  'api-token': 'none',
})
const contentIn = createContent()
const reader = createProductReader(commerce, asked.languages, attributeFacts, reportUnreadable)

const started = Date.now()
try {
  if (asked.products) await updateById(asked.products)
  else await fillAll()
  console.log(`${asked.isDry ? 'Dry run, nothing was written: ' : ''}${seconds()} s`)
  if (unreadable > 0) exitWithError(`${unreadable} replies had parts that could not be read; see above.`)
} catch (error) {
  const isExpected =
    error instanceof RebuildRefused || error instanceof SearchServiceError || error instanceof UpstreamError
  if (!isExpected) throw error
  exitWithError(`${error.message}\nAn index that is not complete is not used.`)
}

async function fillAll(): Promise<void> {
  await fill(productIndexes, progressing(reader.all()), reader.byId)
  if (asked.withContent) await fill(contentIndexes, readContent(contentIn, asked.languages, asked.pages))
}

async function fill(
  kind: IndexKind,
  batches: AsyncIterable<Map<string, object[]>>,
  reread?: ProductReader['byId'],
): Promise<void> {
  const { allowShrinking, languages, isDry } = asked
  const counts = isDry
    ? await counted(batches)
    : await rebuildIndexes(admin, kind, languages, batches, {
        now: clock.now,
        allowShrinking,
        ...(reread ? { reread } : {}),
      })
  console.table(
    Object.fromEntries(
      [...counts].map(([language, documents]) => [`${kind.name}_${language}`, { documents }]),
    ),
  )
}

async function updateById(products: string[]): Promise<void> {
  const { isDry, languages } = asked
  if (!isDry) {
    console.table(await updateProducts(admin, reader, languages, products))
    return
  }
  for await (const { documents, gone } of reader.byId(products)) {
    const [first = []] = documents.values()
    for (const { product, name } of first) console.log(`write ${product}: ${name}`)
    for (const product of gone) console.log(`remove ${product}`)
  }
}

async function counted(batches: AsyncIterable<Map<string, object[]>>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const batch of batches) {
    for (const [language, { length }] of batch) counts.set(language, (counts.get(language) ?? 0) + length)
  }
  return counts
}

async function* progressing(batches: AsyncIterable<ProductBatch>) {
  let done = 0
  for await (const { documents } of batches) {
    const [{ length } = []] = documents.values()
    if (Math.trunc((done + length) / settings.progress) > Math.trunc(done / settings.progress)) {
      console.log(`${done + length} products, ${seconds()} s`)
    }
    done += length
    yield documents
  }
}

/** The content of the shop, by language. */
function createContent(): (language: Locale) => ContentSource {
  const files = readContentFiles(contentFolder)
  const connection = contentConnection(variables)
  if (!connection) return (language) => createFileContent(files, language)
  const { baseUrl, headers, adapt, source } = connection
  const send = uncached(service(baseUrl, headers, undefined, adapt(fetch)), reportUnreadable)
  return (language) => source(send, language, createFileContent(files, language))
}

function service(
  baseUrl: string,
  headers: Record<string, string>,
  repeatable?: (call: { path: string }) => boolean,
  send: Fetch = fetch,
): Http {
  const { deadline, maxBytes, attempts, pause } = settings
  const http = createPersistentHttp(
    { baseUrl, headers, fetch: send, deadline, maxBytes },
    {
      attempts,
      pause,
      sleep: clock.sleep,
      random: Math.random,
      ...(repeatable ? { isRepeatable: repeatable } : {}),
    },
  )
  return (call) => limit(() => http(call))
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}

function reportUnreadable({ route, paths }: { route: string; paths: string[] }): void {
  unreadable += 1
  console.error(`${route}, not as documented: ${paths.join(', ')}`)
}

function seconds(): string {
  return ((Date.now() - started) / 1_000).toFixed(1)
}

function argumentsOrExit(): SyncArguments {
  try {
    return syncArguments(process.argv.slice(2))
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error))
  }
}
