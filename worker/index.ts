import { messageAssets } from 'virtual:message-assets'
import * as build from 'virtual:react-router/server-build'
import { createApp } from './app.ts'
import type { Platform } from './background/background-work.ts'
import { compareCatalogue } from './catalogue-comparison/compare-catalogue.ts'
import type { Bindings } from './env.ts'
import { createIsolate } from './isolate.ts'
import { createRenderer } from './render.ts'
import type { UpdateBatch } from './search-updates/search-update.ts'

const routes = Object.values(build.routes).flatMap((route) =>
  route && route.id !== 'root' ? [{ id: route.id, path: route.path ?? '' }] : [],
)

export { CatalogueStamps } from './catalogue-stamps/durable-object.ts'
export { ConsentLedger } from './consent-ledger/durable-object.ts'
export { PaymentReturns } from './payment-returns/durable-object.ts'
export { AttemptCounts } from './rate-limit/attempt-counts.ts'
export { SeenEvents } from './seen-events/durable-object.ts'

function createWorker() {
  const isolate = createIsolate()
  const app = createApp(isolate, createRenderer(build), {
    messageAssets,
    development: import.meta.env.DEV,
    routes,
  })
  return Object.assign(app, {
    /** Runs once an hour: by the cron trigger of `wrangler.toml`, or by a timer under Node. */
    scheduled: (_event: unknown, bindings: Bindings, platform: Pick<Platform, 'waitUntil'>) =>
      compareCatalogue(isolate, bindings, { waitUntil: (work) => platform.waitUntil(work) }),
    /** Takes updates of the search index from the queue `SEARCH_UPDATES`. Rejects if they are to be delivered again. */
    async queue(batch: UpdateBatch, bindings: Bindings, platform: Pick<Platform, 'waitUntil'>) {
      // Pages do not need the words of the trade in all languages.
      const { updateSearch } = await import('./search-updates/update-search.ts')
      await updateSearch(isolate, bindings, batch, { waitUntil: (work) => platform.waitUntil(work) })
    },
  })
}

// The platform would treat a named function export as a class of Durable Objects.
export default Object.assign(createWorker(), { createWorker })
