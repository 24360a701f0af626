import * as v from 'valibot'
import { lookUp } from '#src/features/quick-order/look-up.ts'
import { maxListLength } from '#src/features/quick-order/parse-order-list.ts'
import { parsePostedJson } from '#src/forms/parse-posted-json.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/quick-order.ts'

const List = v.object({ list: v.string() })
/** Room for the longest list; JSON has two characters for some. */
const maxBytes = 4 * maxListLength

/**
 * Looks up a list of part numbers, always as JSON (`LookUp`). A list may identify a customer's customers, so it is
 * never in an address. 429 for too many, 503 while the services fail; a body without a list is a 422 without a body.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await parsePostedJson(request, List, maxBytes)
  if (!posted) return new Response(null, { status: 422 })
  const { i18n, report } = context.get(documentContext)
  const { found, status } = await lookUp(posted.list, {
    i18n,
    report,
    limit: context.get(visitorContext).attemptLimit(),
    shop: () => context.get(shopContext),
  })
  // For a script the reason is an answer like a table.
  return Response.json(found, {
    status: status === 422 ? 200 : status,
    headers: { 'cache-control': 'private, no-store' },
  })
}
