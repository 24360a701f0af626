import type { Context } from 'hono'
import * as v from 'valibot'
import { SubscriptionReply } from '#src/commerce/contract/newsletter.ts'
import type { NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import { EmailAddress } from '#src/commerce/contract/sent-fields.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Newsletter, Shop } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { deadlines, newsletterLinkLifetime } from '../limits.ts'
import { createMailer } from '../mail/mailer.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'
import { openSubscription, type Subscription, sealSubscription } from './sealed-subscription.ts'

const route = 'POST /newsletter-subscription'

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
  const { NEWSLETTER_CHOICE: isConfirmed, MAIL_KEY: key = '', PUBLIC_ORIGIN: origin } = c.var.settings
  const subscribed: NewsletterAnswer = { outcome: 'subscribed', text: t('newsletter.subscribed') }
  const confirming: NewsletterAnswer = { outcome: 'confirming', text: t('newsletter.confirming') }
  const expired: NewsletterAnswer = { outcome: 'expired', text: t('newsletter.expired') }
  const limited: NewsletterAnswer = { outcome: 'limited', text: t('newsletter.limited') }
  const failed: NewsletterAnswer = { outcome: 'failed', text: t('newsletter.failed') }
  const invalid = (key: 'forms.required' | 'forms.email'): NewsletterAnswer => ({
    outcome: 'invalid',
    text: t(key),
  })

  /** The country of the visitor's prices; absent if the catalogue is unavailable, which must not matter here. */
  async function knownCountry(): Promise<{ country?: string }> {
    const shop = await loadShop().catch(() => null)
    return shop ? { country: shop.region.country } : {}
  }

  async function send(body: Subscription): Promise<NewsletterAnswer> {
    try {
      const answer = await post({ method: 'POST', path: '/newsletter-subscription', route, body })
      const reply = parseResponse(SubscriptionReply, answer, route, ports.reportUnreadable)
      if (reply.ok) return subscribed
      return 'email' in reply.errors ? invalid('forms.email') : failed
    } catch (error) {
      ports.report(error)
      return failed
    }
  }

  /** Until the link is opened the address is not stored. */
  async function sendLink(subscription: Subscription): Promise<NewsletterAnswer> {
    const until = ports.now() + newsletterLinkLifetime
    const sealed = await sealSubscription(subscription, { key, until })
    const result = await createMailer(c).send({
      to: subscription.email,
      language: locale,
      kind: 'newsletter-confirmation',
      facts: {
        link: origin + localized(locale, paths.confirmNewsletter(sealed)),
        expiresAt: new Date(until).toISOString(),
      },
    })
    // An address that was sent enough links today has a valid one: the answer does not reveal the number of requests.
    return result === 'sent' || result === 'limited' ? confirming : failed
  }

  /** Null for a text that is not this shop's, which is noted in the security log, or an expired one. */
  async function open(sealed: string): Promise<Subscription | null> {
    if (!isConfirmed) return null
    const opened = await openSubscription(sealed, { key, now: ports.now() })
    if (opened === null) ports.securityLog('signature-refused')
    return opened === 'over' ? null : opened
  }

  return {
    async subscribe({ email: typed, trap }) {
      // A robot that notices its detection would try another way.
      if (trap !== '') return isConfirmed ? confirming : subscribed
      if (typed.trim() === '') return invalid('forms.required')
      const email = v.safeParse(EmailAddress, typed)
      if (!email.success) return invalid('forms.email')
      if (!(await attempts.allows('newsletter'))) return limited
      const subscription = { email: email.output, language: locale, ...(await knownCountry()) }
      return isConfirmed ? sendLink(subscription) : send(subscription)
    },

    canConfirm: async (sealed) => (await open(sealed)) !== null,

    async confirm(sealed) {
      const subscription = await open(sealed)
      if (!subscription) return expired
      return (await attempts.allows('newsletter')) ? send(subscription) : limited
    },
  }
}
