import { isSameLine, maxLines } from '../items/add-line.ts'
import { maxLineQuantity } from '../request.ts'
import type { SelectionState, StoredLine } from './selection-state.ts'

/** Merges a guest's cart into a customer's saved cart at login; the result has the guest's region. */
export function mergeSelections(saved: SelectionState, brought: SelectionState): SelectionState {
  const { country, state, language, market, pricelist } = brought
  const { address, shippingAddress } = Object.values(brought.address).some(Boolean) ? brought : saved
  return {
    ...saved,
    country,
    state,
    language,
    market,
    pricelist,
    lines: brought.lines.reduce(withLine, saved.lines),
    vouchers: [...new Set([...saved.vouchers, ...brought.vouchers])],
    shippingMethod: brought.shippingMethod || saved.shippingMethod,
    paymentMethod: brought.paymentMethod || saved.paymentMethod,
    address,
    shippingAddress,
    additionalNotes: brought.additionalNotes || saved.additionalNotes,
  }
}

/** Adds a line; equal lines become one. */
function withLine(lines: StoredLine[], added: StoredLine): StoredLine[] {
  const same = lines.find((line) => isSameLine(line, added))
  if (!same) return [...lines, added].slice(0, maxLines)
  const quantity = Math.min(same.quantity + added.quantity, maxLineQuantity)
  return lines.map((line) => (line === same ? { ...line, quantity } : line))
}
