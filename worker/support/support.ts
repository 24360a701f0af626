import type { Context } from 'hono'
import * as v from 'valibot'
import { ContactRequest, type SupportMessage } from '#src/commerce/contract/support.ts'
import type { Support } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { deadlines, minFormTime } from '../limits.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'

/** Customer service at `SUPPORT_URL`, for one request; null without that variable. */
export function createSupport(c: Context<Edge>): Support | null {
  const { settings } = c.var
  if (!settings.SUPPORT_URL) return null
  const ports = createRequestPorts(c)
  const attempts = createAttemptLimit(c)
  const post = createClient(ports, {
    upstream: 'support',
    baseUrl: settings.SUPPORT_URL,
    headers: settings.SUPPORT_KEY ? { authorization: `Bearer ${settings.SUPPORT_KEY}` } : {},
    fetch: ports.fetch,
    deadline: deadlines.support,
    statusOnly: true,
  })

  return {
    async contact(request) {
      const parsed = v.safeParse(ContactRequest, request)
      if (!parsed.success) return 'refused'
      const { trap, rendered, form, ...content } = parsed.output
      // A robot that notices that it was recognized would try something else.
      if (trap !== '') return 'sent'
      if (ports.now() - rendered < minFormTime) return 'tooFast'
      if (!(await attempts.allows('contact'))) return 'limited'
      const message: SupportMessage = {
        kind: 'contact',
        // Sent again after a lost reply it is one message; changed before that, another.
        id: await sha256(JSON.stringify([form, content])),
        ...content,
        sentAt: new Date(ports.now()).toISOString(),
      }
      const reply = await post({ method: 'POST', path: '', route: 'POST SUPPORT_URL', body: message }).catch(
        (error: unknown) => {
          ports.report(error)
          return null
        },
      )
      return reply && reply.status >= 200 && reply.status < 300 ? 'sent' : 'failed'
    },
  }
}
