import * as v from 'valibot'

/** The commerce service's reply to `POST /newsletter-subscription`. It does not say whether the address was new. */
export const SubscriptionReply = v.object({ subscribed: v.literal(true) })
