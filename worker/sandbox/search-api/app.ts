// Meilisearch, API reference: https://www.meilisearch.com/docs/reference/api/overview

import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sameText } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { Refusal } from './refusal.ts'
import { sentBody } from './routes/body.ts'
import { documentRoutes } from './routes/documents.ts'
import { indexRoutes } from './routes/indexes.ts'
import { searchRoutes } from './routes/search.ts'
import { settingRoutes } from './routes/settings.ts'
import { taskRoutes } from './routes/tasks.ts'

/** The version of the service whose answers these are. */
const version = { commitSha: 'unknown', commitDate: 'unknown', pkgVersion: '1.50.0' }

/** The search service, as Meilisearch answers: any index, its documents, settings, tasks and searches. */
export function searchApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/health', (c) => c.json({ status: 'available' }))
  app.use(sentBody, async (c, next) => {
    const key = c.req.header('authorization')
    if (key === undefined) {
      const message = 'The Authorization header is missing. It must use the bearer authorization method.'
      throw new Refusal('missing_authorization_header', message)
    }
    if (!sameText(key, `Bearer ${c.var.world.ports.secret}`)) {
      throw new Refusal('invalid_api_key', 'The provided API key is invalid.')
    }
    return next()
  })
  app.get('/version', (c) => c.json(version))
  for (const routes of [searchRoutes, documentRoutes, settingRoutes, indexRoutes, taskRoutes])
    app.route('/', routes())
  app.all('*', (c) => refuse(c, new Refusal('not_found', 'The requested resource could not be found.')))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    console.error(error)
    return refuse(c, new Refusal('internal', 'An internal error has occurred.'))
  })
  return app
}

function refuse(c: Context, { body, status }: Refusal): Response {
  return c.json(body, status as ContentfulStatusCode) // one of the statuses in refusal.ts
}
