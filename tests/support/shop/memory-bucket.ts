import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'

/** A bucket in memory; `objects` is what it holds, by key. */
export function createMemoryBucket() {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const bucket: CarPhotoBucket = {
    async get(key) {
      const bytes = objects.get(key)
      return bytes ? { arrayBuffer: async () => bytes.slice().buffer } : null
    },
    put: async (key, value) => objects.set(key, value.slice()),
    delete: async (keys) => {
      for (const key of keys) objects.delete(key)
    },
    async list({ prefix, limit }) {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
      return { objects: keys.slice(0, limit).map((key) => ({ key })), truncated: keys.length > limit }
    },
  }
  return { ...bucket, objects }
}
