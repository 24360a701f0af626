import * as v from 'valibot'

/** The commerce service's reply to `POST /newsletter-subscription`: the same for a new address and a subscribed one. */
export const SubscriptionReply = v.object({ subscribed: v.literal(true) })
