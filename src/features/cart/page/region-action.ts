import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { type DroppedLine, rememberedLines } from '#src/features/region/dropped-line.ts'
import type { RegionChange } from '#src/features/region/region-form.ts'
import type { RegionNote } from '#src/features/region/region-note.ts'
import type { VisitorCart } from '#src/shop.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { changeCountry, unavailableLines } from '../operations/change-country.ts'
import { changeQuantity } from '../operations/change-quantity.ts'
import { restoration } from '../operations/restore-line.ts'

export interface CountryChangeResult {
  changed: boolean
  note: RegionNote | null
}

/** Moves the visitor's cart in one call and restores the lines an earlier change removed. */
export async function changeCartCountry(
  { hasToken, checkout }: VisitorCart,
  { country, language, restore, more }: RegionChange,
  report: (error: unknown) => void,
): Promise<CountryChangeResult> {
  if (!hasToken) return { changed: true, note: null }
  try {
    const before = await checkout.selection()
    const changed = await changeCountry(checkout, { country, language })
    if (!changed.ok) return failure(changed.status === 429 ? 'unanswered' : 'refused')
    const back = await putBack(checkout, changed.value, restore, report)
    await settleDeposits(checkout, back.selection, report)
    const was = before.ok ? before.value : null
    const { lines, more: others } = rememberedLines(unavailableLines(was, changed.value).map(droppedLine))
    const problem = back.complete && more === 0 ? null : 'incomplete'
    if (!problem && lines.length + others === 0) return { changed: true, note: null }
    const from = was?.location.country ?? null
    return { changed: true, note: { problem, from, dropped: lines, more: others } }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    report(error)
    return failure('unanswered')
  }
}

function failure(problem: 'refused' | 'unanswered'): CountryChangeResult {
  return { changed: false, note: { problem, from: null, dropped: [], more: 0 } }
}

function droppedLine({ item, quantity, contents }: Line): DroppedLine {
  return { item, quantity, contents: contents.map((part) => part.item) }
}

/** Incomplete if a line cannot be restored: the country has changed nevertheless. */
async function putBack(
  checkout: CheckoutApi,
  selection: Selection,
  lines: DroppedLine[],
  report: (error: unknown) => void,
): Promise<{ complete: boolean; selection: Selection }> {
  const back = { complete: true, selection }
  for (const line of lines) {
    // Deposits are settled after all lines are restored.
    const product = { product: productOfItem(line.item), depositItem: '', technical: { condition: '' } }
    const contents = line.contents.map((item) => ({ item, product: productOfItem(item) }))
    const reply = await resultOrNull(async () => {
      const change = await restoration({ ...line, product, contents }, selection.location.country, checkout)
      return change && (await changeQuantity(checkout, change, null, new Map())).reply
    }, report)
    if (reply?.ok) back.selection = reply.value
    else back.complete = false
  }
  return back
}
