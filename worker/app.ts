import { Hono } from 'hono'
import type { Edge } from './context.ts'
import { fallback } from './endpoints/fallback.ts'
import { health } from './endpoints/health.ts'
import { type MessageAssets, storefront } from './endpoints/storefront.ts'
import { cleanRequest } from './middleware/clean-request.ts'
import { documentHeaders } from './middleware/document-headers.ts'
import { languageRedirect } from './middleware/language-redirect.ts'
import { requestId } from './middleware/request-id.ts'
import { sandboxRelay } from './middleware/sandbox-relay.ts'
import { settings } from './middleware/settings.ts'
import { visitor } from './middleware/visitor.ts'
import type { Render } from './render.ts'

/** The edge, in the order a request meets it. */
export function createApp(render: Render, messageAssets: MessageAssets) {
  return new Hono<Edge>()
    .use(sandboxRelay)
    .use(requestId)
    .use(settings)
    .get('/healthz', health)
    .use(cleanRequest)
    .use(visitor)
    .use(documentHeaders)
    .use(languageRedirect)
    .all('*', storefront(render, messageAssets))
    .onError(fallback)
}
