import { Hono } from 'hono'
import { sameText } from '../../checkout-api/access.ts'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import { newHexId } from '../../checkout-api/identifiers.ts'
import { writeEntry } from '../books/books.ts'
import { type Envelope, parseEnvelope } from './envelope.ts'
import { readReport } from './read-report.ts'
import { describeItem } from './report.ts'

/** The public key of every project, as the addresses that reports are sent to have it. */
export const errorKey = '0123456789abcdef0123456789abcdef'

/** Numbers of projects that answer as a service does that takes no reports now. */
const refusingProjects: Record<string, 401 | 429 | 500> = { '401': 401, '429': 429, '500': 500 }

/** The simulated error server, as far as the clients of Sentry use it: `POST /api/{project}/envelope/`. */
export function errorsApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  const path = '/api/:project{[0-9]{1,20}}/envelope/'
  app.options(path, (c) => {
    openToAll(c)
    c.header('access-control-allow-methods', 'POST')
    c.header('access-control-allow-headers', 'content-type, content-encoding, x-sentry-auth')
    return c.body(null, 204)
  })
  app.post(path, async (c) => {
    openToAll(c)
    const { world } = c.var
    const project = c.req.param('project')
    const bytes = await readReport(c.req.raw)
    const refusal = refusingProjects[project]
    if (refusal !== undefined) return refuse(c, refusal)
    if (!(bytes instanceof Uint8Array)) return refuse(c, bytes.status)
    const envelope = parseEnvelope(bytes)
    if (!envelope) return refuse(c, 400)
    if (!sameText(shownKey(c, envelope), errorKey)) return refuse(c, 401)
    world.ports.sql.transaction(() => {
      for (const item of envelope.items)
        writeEntry(world, { book: 'errors', entry: describeItem(project, envelope.header, item) })
    })
    return c.json({ id: envelope.header.event_id ?? newHexId(world.ports.random) })
  })
  return app
}

function openToAll(c: CheckoutContext): void {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', 'x-sentry-error, x-sentry-rate-limits, retry-after')
}

/** The key that a report shows: in the address, in its own header, or in that of the envelope. */
function shownKey(c: CheckoutContext, { header: { dsn } }: Envelope): string {
  const inHeader = /\bsentry_key=(\w+)/.exec(c.req.header('x-sentry-auth') ?? '')?.[1]
  const inDsn = dsn !== undefined && URL.canParse(dsn) ? new URL(dsn).username : undefined
  return c.req.query('sentry_key') ?? inHeader ?? inDsn ?? ''
}

const details = {
  400: 'bad envelope',
  401: 'missing or unknown key',
  413: 'envelope exceeded size limits',
  429: 'rate limited',
  500: 'internal error',
} as const

function refuse(c: CheckoutContext, status: keyof typeof details): Response {
  const detail = details[status]
  c.header('x-sentry-error', detail)
  if (status === 429) {
    c.header('retry-after', '60')
    c.header('x-sentry-rate-limits', '60::organization')
  }
  return c.json({ detail }, status)
}
