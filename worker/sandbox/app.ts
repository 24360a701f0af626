import { Hono } from 'hono'
import type { Ports } from './ports.ts'

/** The whole back end, free of platform: the same core runs in a Durable Object and, in tests, on node:sqlite. */
export function createSandbox(ports: Ports): { fetch(request: Request): Response | Promise<Response> } {
  const app = new Hono()
  app.get('/', (c) => c.text(`sandbox ${ports.now()}`))
  return app
}
