import type { Context } from 'hono'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Fetch } from '#src/commerce/http.ts'
import { createStore, type Store } from '../cache/backing-store.ts'
import { reduceShareOnLimits } from '../call-budget/reduce-share.ts'
import { createStamps } from '../catalogue-stamps/known-stamps.ts'
import { type StampPort, sharedStamps } from '../catalogue-stamps/stamp-port.ts'
import type { Edge } from '../context.ts'
import { createReport } from '../error-reports/create-report.ts'
import { maxConcurrentCalls } from '../limits.ts'
import { createSecurityLog } from '../security-log/create-security-log.ts'
import type { RequestPorts } from './request-ports.ts'
import { routeFetch } from './sandbox-routing.ts'

export function createRequestPorts(c: Context<Edge>): RequestPorts {
  const { isolate, settings, ids, metrics, log, callGate } = c.var
  const limit = pLimit(maxConcurrentCalls)
  const routed = routeFetch(c.env, settings.PUBLIC_ORIGIN)
  const fetch: Fetch = (request) => limit(() => routed(request))
  const shared = sharedStamps(c.env)
  const report = createReport(ids.requestId, log)
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return {
    isolate,
    settings,
    ids,
    metrics,
    log,
    securityLog: createSecurityLog(c),
    gate: callGate,
    fetch,
    fetchFrom: (upstream) => reduceShareOnLimits(fetch, isolate.unusualShares[upstream]),
    sleep,
    store: limitStore(c.env.ANSWERS ?? createStore(), limit),
    stamps: createStamps(isolate.knownStamps, shared && limitStamps(shared, limit), {
      now: Date.now,
      waitUntil,
      report,
    }),
    now: Date.now,
    waitUntil,
    report,
    reportUnreadable: (parts) => log({ event: 'unreadable', requestId: ids.requestId, ...parts }),
  }
}

function limitStamps(stamps: StampPort, limit: LimitFunction): Pick<StampPort, 'since'> {
  return { since: (cursor) => limit(() => stamps.since(cursor)) }
}

function limitStore(store: Store, limit: LimitFunction): Store {
  return {
    read: (key) => limit(() => store.read(key)),
    write: (key, text, seconds) => limit(() => store.write(key, text, seconds)),
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
