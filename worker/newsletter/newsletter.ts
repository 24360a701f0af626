import type { Context } from 'hono'
import * as v from 'valibot'
import { SubscriptionReply } from '#src/commerce/contract/newsletter.ts'
import type { NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import { EmailAddress } from '#src/commerce/contract/sent-fields.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Newsletter, Shop } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { deadlines } from '../limits.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'

const route = 'POST /newsletter-subscription'

/**
 * The newsletter of the commerce service, for one request. Calls carry no checkout token: a subscription belongs to an
 * address, not to a cart.
 */
export function createNewsletter(
  c: Context<Edge>,
  { locale, t }: ServerI18n,
  loadShop: () => Promise<Shop>,
): Newsletter {
  const ports = createRequestPorts(c)
  const attempts = createAttemptLimit(c)
  const post = createClient(ports, {
    upstream: 'checkout',
    baseUrl: c.var.settings.COMMERCE_URL,
    headers: {},
    fetch: ports.fetch,
    deadline: deadlines.checkout,
  })
  const subscribed: NewsletterAnswer = { outcome: 'subscribed', text: t('newsletter.subscribed') }
  const failed: NewsletterAnswer = { outcome: 'failed', text: t('newsletter.failed') }
  const invalid = (key: 'forms.required' | 'forms.email'): NewsletterAnswer => ({
    outcome: 'invalid',
    text: t(key),
  })

  /** The country whose prices the visitor sees; absent when the catalogue is unavailable, which must not matter here. */
  async function knownCountry(): Promise<{ country?: string }> {
    const shop = await loadShop().catch(() => null)
    return shop ? { country: shop.region.country } : {}
  }

  return {
    async subscribe({ email: typed, trap }) {
      // A robot that notices that it was recognized would try something else.
      if (trap !== '') return subscribed
      if (typed.trim() === '') return invalid('forms.required')
      const email = v.safeParse(EmailAddress, typed)
      if (!email.success) return invalid('forms.email')
      if (!(await attempts.allows('newsletter'))) return { outcome: 'limited', text: t('newsletter.limited') }
      const body = { email: email.output, language: locale, ...(await knownCountry()) }
      try {
        const answer = await post({ method: 'POST', path: '/newsletter-subscription', route, body })
        const reply = parseResponse(SubscriptionReply, answer, route, ports.reportUnreadable)
        if (reply.ok) return subscribed
        return 'email' in reply.errors ? invalid('forms.email') : failed
      } catch (error) {
        ports.report(error)
        return failed
      }
    },
  }
}
