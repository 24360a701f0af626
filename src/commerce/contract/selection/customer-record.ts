import * as v from 'valibot'
import { Count, listOf } from '../wire.ts'

/** A record as the service sends it, with the fields that the shop has no use for. */
const AsSent = v.record(v.string(), v.unknown())

/** `GET /customer`, of which nothing is left out: everything the service holds of the customer who is logged in. */
export const CustomerRecordReply = v.object({ loggedIn: v.nullish(AsSent, null) })

/** `POST /orders`, of whose orders nothing is left out. */
export const OrderRecordsReply = v.object({
  orders: listOf(AsSent),
  ordersPaging: v.nullish(v.object({ totalSize: Count }), {}),
})
