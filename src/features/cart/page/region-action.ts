import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { DroppedLine, RegionChange } from '#src/features/region/region-form.ts'
import type { VisitorCart } from '#src/shop.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { changeCountry, unavailableLines } from '../verbs/change-country.ts'
import { changeQuantity } from '../verbs/change-quantity.ts'
import { restoration } from '../verbs/restore-line.ts'

export type CountryChangeResult =
  | {
      kind: 'changed'
      from: string | null
      unavailable: Line[]
      /** Not everything an earlier change had taken is back. */
      incomplete: boolean
    }
  /** The service does not send there. */
  | { kind: 'refused' }
  | { kind: 'unanswered' }

/** Takes the visitor’s cart to another country in one call, and puts back what an earlier change had taken. */
export async function changeCartCountry(
  { hasToken, checkout }: VisitorCart,
  { country, language, restore }: RegionChange,
  report: (error: unknown) => void,
): Promise<CountryChangeResult> {
  if (!hasToken) return { kind: 'changed', from: null, unavailable: [], incomplete: false }
  try {
    const before = await checkout.selection()
    const changed = await changeCountry(checkout, { country, language })
    if (!changed.ok) return { kind: changed.status === 429 ? 'unanswered' : 'refused' }
    const back = await putBack(checkout, changed.value, restore, report)
    await settleDeposits(checkout, back.selection, report)
    const was = before.ok ? before.value : null
    return {
      kind: 'changed',
      from: was?.location.country ?? null,
      unavailable: unavailableLines(was, changed.value),
      incomplete: !back.complete,
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    report(error)
    return { kind: 'unanswered' }
  }
}

/** Not complete where something does not come back: the country has changed all the same. */
async function putBack(
  checkout: CheckoutApi,
  selection: Selection,
  lines: DroppedLine[],
  report: (error: unknown) => void,
): Promise<{ complete: boolean; selection: Selection }> {
  const back = { complete: true, selection }
  for (const line of lines) {
    // Deposits are settled once everything is back.
    const product = { product: line.product, depositItem: '', technical: { condition: '' } }
    const reply = await resultOrNull(async () => {
      const change = await restoration({ ...line, product }, selection.location.country, checkout)
      return change && (await changeQuantity(checkout, change, null, new Map())).reply
    }, report)
    if (reply?.ok) back.selection = reply.value
    else back.complete = false
  }
  return back
}
