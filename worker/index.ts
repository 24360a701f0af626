import { entryAssets } from 'virtual:entry-assets'
import { messageAssets } from 'virtual:message-assets'
import * as build from 'virtual:react-router/server-build'
import { createApp } from './app.ts'
import { createIsolate } from './isolate.ts'
import { createRenderer } from './render.ts'

const routes = Object.values(build.routes).flatMap((route) =>
  route && route.id !== 'root' ? [{ id: route.id, path: route.path ?? '' }] : [],
)

export { PaymentReturns } from './payment-returns/durable-object.ts'
export { AttemptCounts } from './rate-limit/attempt-counts.ts'
export { SeenEvents } from './seen-events/durable-object.ts'

export default createApp(createIsolate(), createRenderer(build), {
  assets: { messageAssets, entryAssets },
  development: import.meta.env.DEV,
  routes,
})
