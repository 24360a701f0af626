import type { ObjectNamespace } from '#worker/object-namespace.ts'

/** Objects that are called by name, as the Worker calls Durable Objects at the edge. */
export function createObjects(
  answer: (name: string, request: Request) => Promise<Response>,
): ObjectNamespace {
  return {
    idFromName: (name) => name,
    get: (id) => ({ fetch: (request) => answer(String(id), request) }),
  }
}
