import { type NewsletterAnswer, newsletterOutcome } from '#src/commerce/contract/newsletter-answer.ts'
import type { Locale } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'

interface Subscription {
  email: string
  trap?: string
  language: Locale
}

const deadline = 12_000

/** Continues if the page is left. Null without an answer of the shop, such as for a proxy's error page. */
export async function subscribe(subscription: Subscription): Promise<NewsletterAnswer | null> {
  try {
    const response = await fetch(paths.newsletterEndpoint(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
      keepalive: true,
      signal: AbortSignal.timeout(deadline),
    })
    const outcome = newsletterOutcome(response.status)
    const isSentence = response.headers.get('content-type')?.startsWith('text/plain')
    return outcome && isSentence ? { outcome, text: await response.text() } : null
  } catch {
    return null
  }
}
