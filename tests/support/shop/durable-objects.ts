/** The storage of an object. */
interface Stored {
  values: Map<string, unknown>
  /** Milliseconds since 1970; null without one. */
  alarm: number | null
}

interface DurableObject {
  fetch(request: Request): Promise<Response>
  alarm?(): Promise<void>
}

/**
 * The Durable Objects of one shop in this process: one for each name, with a separate storage. `storages`: the data they have
 * stored, by name. `runAlarms`: what the platform does at the times they have set, for all that have passed.
 */
export function createNamespace(create: (storage: ReturnType<typeof createStorage>) => DurableObject) {
  const objects = new Map<unknown, DurableObject>()
  const storages = new Map<unknown, Stored>()
  return {
    storages,
    async runAlarms() {
      for (const [name, stored] of storages) {
        if (stored.alarm === null || stored.alarm > Date.now()) continue
        stored.alarm = null
        await objects.get(name)?.alarm?.()
      }
    },
    idFromName: (name: string) => name,
    get(name: unknown) {
      const stored = storages.get(name) ?? { values: new Map(), alarm: null }
      storages.set(name, stored)
      const object = objects.get(name) ?? create(createStorage(stored))
      objects.set(name, object)
      return object
    },
  }
}

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

function createStorage(stored: Stored) {
  const { values } = stored
  return {
    get: async (key: string) => structuredClone(values.get(key)),
    put: async (key: string, value: unknown) => void values.set(key, structuredClone(value)),
    setAlarm: async (time: number) => {
      stored.alarm = time
    },
    deleteAll: async () => values.clear(),
    getAlarm: async () => stored.alarm,
    delete: async (keys: string[]) => keys.map((key) => values.delete(key)).length,
    list: async ({ limit, startAfter = '' }: { limit: number; startAfter?: string }) =>
      new Map(
        [...values]
          .sort(byKey)
          .filter(([key]) => key > startAfter)
          .slice(0, limit),
      ),
  }
}
