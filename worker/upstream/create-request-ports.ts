import type { Context } from 'hono'
import pLimit, { type LimitFunction } from 'p-limit'
import { createStore, type Store } from '../cache/store.ts'
import type { Edge } from '../context.ts'
import { attemptDeadline, maxConcurrentCalls } from '../limits.ts'
import { createReport } from '../report.ts'
import type { RequestPorts } from './request-ports.ts'
import { retryOnce } from './retry.ts'
import { routeFetch } from './sandbox-routing.ts'

/** What this request needs to call the services behind the shop. */
export function createRequestPorts(c: Context<Edge>): RequestPorts {
  const { isolate, settings, ids, metrics, log } = c.var
  const limit = pLimit(maxConcurrentCalls)
  const fetch = routeFetch(c.env, settings.PUBLIC_ORIGIN)
  const retrying = retryOnce(fetch, {
    attemptDeadline,
    budget: isolate.retryBudget,
    sleep,
    random: Math.random,
  })
  return {
    isolate,
    settings,
    ids,
    metrics,
    log,
    fetch: (request) => limit(() => fetch(request)),
    retryingFetch: (request) => limit(() => retrying(request)),
    store: limitStore(c.env.ANSWERS ?? createStore(), limit),
    now: Date.now,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    report: createReport(ids.requestId, log),
    reportUnreadable: (parts) => log({ event: 'unreadable', requestId: ids.requestId, ...parts }),
  }
}

/** Reads and writes of the data centre's cache count as calls too. */
function limitStore(store: Store, limit: LimitFunction): Store {
  return {
    read: (key) => limit(() => store.read(key)),
    write: (key, text, seconds) => limit(() => store.write(key, text, seconds)),
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
