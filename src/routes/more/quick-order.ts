import * as v from 'valibot'
import { lookUp, lookUpStatuses } from '#src/features/quick-order/look-up.ts'
import { maxListLength } from '#src/features/quick-order/order-list.ts'
import { parsePostedJson } from '#src/forms/posted-json.ts'
import { attemptLimitContext, documentContext, shopContext } from '#src/shop.ts'
import type { Route } from './+types/quick-order.ts'

const List = v.object({ list: v.string() })
/** Of the longest list there is room for; JSON has two characters for some. */
const maxBytes = 4 * maxListLength

/**
 * Looks up a list of part numbers, as JSON (`LookUp`). A list may say who somebody buys for, so it is in no address. 422 for what is
 * no list, 429 for too many, 503 while the services fail.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { report } = context.get(documentContext)
  const posted = await parsePostedJson(request, List, maxBytes)
  if (!posted) return new Response(null, { status: 422 })
  const limit = context.get(attemptLimitContext)
  const found = await lookUp(await context.get(shopContext), posted.list, { limit, report })
  if (typeof found === 'string') return new Response(null, { status: lookUpStatuses[found] })
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
}
