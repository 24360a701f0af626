import * as v from 'valibot'

/** The commerce service's reply to `POST /newsletter-subscription`: the same for a new address and a subscribed one. */
export const SubscriptionReply = v.object({ subscribed: v.literal(true) })

/**
 * The shop's answer to the newsletter's form, with a sentence for the visitor in the language of the page. `invalid`: the
 * address is missing or malformed. `limited`: the visitor has sent too many. `failed`: the service did not take it; the
 * form can be sent again.
 */
export const NewsletterAnswer = v.object({
  outcome: v.picklist(['subscribed', 'invalid', 'limited', 'failed']),
  text: v.string(),
})
export type NewsletterAnswer = v.InferOutput<typeof NewsletterAnswer>

/** The HTTP status of each answer, of the endpoint and of the page. */
export const newsletterStatuses: Record<NewsletterAnswer['outcome'], number> = {
  subscribed: 200,
  invalid: 422,
  limited: 429,
  failed: 503,
}
