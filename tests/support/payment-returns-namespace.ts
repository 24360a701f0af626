import type { Bindings } from '#worker/env.ts'
import {
  PaymentReturns,
  type PaymentReturnsNamespace,
  type ReturnStorage,
} from '#worker/payment-returns/durable-object.ts'

/** What an object has stored. */
interface Stored {
  values: Map<string, unknown>
  /** Milliseconds since 1970; null without one. */
  alarm: number | null
}

/**
 * The Durable Objects of one shop in this process: one for each name, with a storage of its own. `storages`: what they have
 * stored, by name. `runAlarms`: what the platform does at the times they have set, for all that have passed.
 */
export function createPaymentReturnsNamespace(bindings: Bindings) {
  const objects = new Map<unknown, PaymentReturns>()
  const storages = new Map<unknown, Stored>()
  return {
    storages,
    async runAlarms() {
      for (const [name, stored] of storages) {
        if (stored.alarm !== null && stored.alarm <= Date.now()) await objects.get(name)?.alarm()
      }
    },
    idFromName: (name: string) => name,
    get(name: unknown) {
      const stored = storages.get(name) ?? { values: new Map(), alarm: null }
      storages.set(name, stored)
      const object = objects.get(name) ?? new PaymentReturns({ storage: createStorage(stored) }, bindings)
      objects.set(name, object)
      return object
    },
  } satisfies PaymentReturnsNamespace & Record<string, unknown>
}

function createStorage(stored: Stored): ReturnStorage {
  const { values } = stored
  return {
    get: async (key) => structuredClone(values.get(key)),
    put: async (key, value) => void values.set(key, structuredClone(value)),
    setAlarm: async (time) => {
      stored.alarm = time
    },
    deleteAll: async () => values.clear(),
  }
}
