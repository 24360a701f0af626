import type { Bindings } from '#worker/env.ts'
import {
  PaymentReturns,
  type PaymentReturnsNamespace,
  type ReturnStorage,
} from '#worker/payment-returns/durable-object.ts'

/** The Durable Objects of one shop in this process: one for each name, with a storage of its own. */
export function createPaymentReturnsNamespace(bindings: Bindings): PaymentReturnsNamespace {
  const objects = new Map<unknown, PaymentReturns>()
  return {
    idFromName: (name) => name,
    get(name) {
      const object = objects.get(name) ?? new PaymentReturns({ storage: createStorage() }, bindings)
      objects.set(name, object)
      return object
    },
  }
}

function createStorage(): ReturnStorage {
  const values = new Map<string, unknown>()
  return {
    get: async (key) => structuredClone(values.get(key)),
    put: async (key, value) => void values.set(key, structuredClone(value)),
    setAlarm: async () => {},
    deleteAll: async () => values.clear(),
  }
}
