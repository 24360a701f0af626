/**
 * The result of the newsletter's form. `subscribed`: the service has the address. `confirming`: the address was sent a
 * link that confirms the subscription. `invalid`: the address is missing or malformed. `expired`: the link has expired.
 * `limited`: the visitor has sent too many. `failed`: the service did not accept it; the form can be sent again.
 */
export type NewsletterOutcome = 'subscribed' | 'confirming' | 'invalid' | 'expired' | 'limited' | 'failed'

/** The shop's answer to the newsletter's form, with a sentence for the visitor in the language of the page. */
export interface NewsletterAnswer {
  outcome: NewsletterOutcome
  text: string
}

/** The HTTP status of each outcome, of the endpoint and of the page. */
export const newsletterStatuses = {
  subscribed: 200,
  confirming: 202,
  invalid: 422,
  expired: 410,
  limited: 429,
  failed: 503,
} as const satisfies Record<NewsletterOutcome, number>

const outcomes: NewsletterOutcome[] = ['subscribed', 'confirming', 'invalid', 'expired', 'limited', 'failed']

/** The outcome of a status; undefined for any other status. */
export function newsletterOutcome(status: number): NewsletterOutcome | undefined {
  return outcomes.find((outcome) => newsletterStatuses[outcome] === status)
}

/** True if the form needs no further input. */
export function isTaken({ outcome }: NewsletterAnswer): boolean {
  return outcome === 'subscribed' || outcome === 'confirming'
}
