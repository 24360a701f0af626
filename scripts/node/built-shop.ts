import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { ReturnStorage } from '#worker/payment-returns/durable-object.ts'
import type { UpdateBatch } from '#worker/search-updates/search-update.ts'
import type { ReturnsObject } from './shared-state/payment-returns.ts'

interface Worker {
  fetch(request: Request, bindings: unknown, platform: unknown): Promise<Response>
  /** Is called once an hour. */
  scheduled(event: unknown, bindings: unknown, platform: unknown): Promise<void>
  /** Takes updates of the search index; rejects if they are to be delivered again. */
  queue(batch: UpdateBatch, bindings: unknown, platform: unknown): Promise<void>
}

type PaymentReturns = new (state: { storage: ReturnStorage }, bindings: object) => ReturnsObject

const Built = v.object({
  PaymentReturns: v.custom<PaymentReturns>((value) => typeof value === 'function'),
  default: v.object({
    createWorker: v.custom<() => Worker>((value) => typeof value === 'function'),
  }),
})

/** The built Worker in this process, as a separate isolate, and its class for returns from payment providers. */
export async function createBuiltShop(): Promise<{ worker: Worker; PaymentReturns: PaymentReturns }> {
  const address = pathToFileURL(resolve('build/server/index.js')).href
  const built = v.parse(Built, await import(/* @vite-ignore */ address))
  return { worker: built.default.createWorker(), PaymentReturns: built.PaymentReturns }
}
