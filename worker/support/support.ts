import type { Context } from 'hono'
import * as v from 'valibot'
import {
  type Acknowledgement,
  ContactRequest,
  DeletionRequest,
  ReturnRequest,
  type SupportMessage,
  SupportReply,
  Withdrawal,
  type WithdrawalProof,
} from '#src/commerce/contract/support.ts'
import { type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import type { Support } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { deadlines, minFormTime } from '../limits.ts'
import { isMailAllowed } from '../mail/mail-limit.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'

/** A link as robots write it: an address, or markup of HTML or forums. */
const link = /https?:|www\.|<a\s|\[(?:url|link)\b/i

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
  })

  /** Null if it is not certain that it arrived. */
  async function deliver(message: SupportMessage): Promise<RawResponse | null> {
    const reply = await post({ method: 'POST', path: '', route: 'POST SUPPORT_URL', body: message }).catch(
      (error: unknown) => {
        // The body does not matter once the status says that the service accepted the message.
        if (error instanceof UpstreamError && error.breakage === 'malformed' && error.status)
          return { status: error.status, body: null }
        ports.report(error)
        return null
      },
    )
    return reply && reply.status >= 200 && reply.status < 300 ? reply : null
  }

  /** A buyer has a right to the acknowledgement of each order; a stranger's address is sent only a few. */
  async function acknowledgementOf(
    { order, email }: Pick<Withdrawal, 'order' | 'email'>,
    verified: WithdrawalProof,
  ): Promise<Acknowledgement> {
    const about = verified === 'no' ? 'withdrawal' : `withdrawal of ${order}`
    if (!(await isMailAllowed(c, about, email))) return 'none'
    return verified === 'no' ? 'receipt' : 'content'
  }

  return {
    async contact(request) {
      const parsed = v.safeParse(ContactRequest, request)
      if (!parsed.success) return 'refused'
      const { trap, rendered, form, ...content } = parsed.output
      // A robot that notices its detection would try another way.
      if (trap !== '') return 'sent'
      // People with autofill are quick too, but what robots send has links.
      if (ports.now() - rendered < minFormTime && link.test(content.message)) return 'tooFast'
      if (!(await attempts.allows('contact'))) return 'limited'
      const reply = await deliver({
        kind: 'contact',
        id: await idOf(form, content),
        ...content,
        acknowledge: (await isMailAllowed(c, 'contact', content.email)) ? 'receipt' : 'none',
        sentAt: new Date(ports.now()).toISOString(),
      })
      return reply ? 'sent' : 'failed'
    },

    // Without the hidden field and the minimum time of other forms: a statement must never be dropped.
    async withdraw(withdrawal, verified) {
      const parsed = v.safeParse(Withdrawal, withdrawal)
      if (!parsed.success) return { kind: 'refused' }
      const { form, ...content } = parsed.output
      if (!(await attempts.allows('withdraw'))) return { kind: 'limited' }
      const sentAt = new Date(ports.now()).toISOString()
      const acknowledge = await acknowledgementOf(content, verified)
      const reply = await deliver({
        kind: 'withdrawal',
        id: await idOf(form, content),
        ...content,
        verified,
        acknowledge,
        sentAt,
      })
      if (!reply) return { kind: 'failed' }
      return { kind: 'sent', receivedAt: receivedAt(reply, sentAt), acknowledge }
    },

    async requestReturn(request) {
      const parsed = v.safeParse(ReturnRequest, request)
      if (!parsed.success) return { kind: 'refused' }
      const { form, ...content } = parsed.output
      if (!(await attempts.allows('return'))) return { kind: 'limited' }
      const sentAt = new Date(ports.now()).toISOString()
      const isMailed = await isMailAllowed(c, `return of ${content.order}`, content.email)
      const reply = await deliver({
        kind: 'return',
        id: await idOf(form, content),
        ...content,
        provedBy: 'log-in',
        acknowledge: isMailed ? 'content' : 'none',
        sentAt,
      })
      if (!reply) return { kind: 'failed' }
      return { kind: 'sent', receivedAt: receivedAt(reply, sentAt), isMailed }
    },

    async requestDeletion(request) {
      const parsed = v.safeParse(DeletionRequest, request)
      if (!parsed.success) return { kind: 'refused' }
      const { form, ...content } = parsed.output
      const sentAt = new Date(ports.now()).toISOString()
      const reply = await deliver({
        kind: 'deletion',
        id: await idOf(form, content),
        ...content,
        provedBy: 'password',
        acknowledgeBy: 'email',
        sentAt,
      })
      return reply ? { kind: 'sent', receivedAt: receivedAt(reply, sentAt) } : { kind: 'failed' }
    },
  }
}

function receivedAt({ body }: RawResponse, sentAt: string): string {
  const known = v.safeParse(SupportReply, body)
  return known.success ? known.output.receivedAt : sentAt
}

/** The same if it is sent again after a lost reply, different if it was changed. */
function idOf(form: string, content: object): Promise<string> {
  return sha256(JSON.stringify([form, content]))
}
