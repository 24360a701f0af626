import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { QuantityLimits } from '#src/features/catalogue/offer/quantity.ts'

export interface OrderPart {
  card: ProductCard
  /** The item to add; empty if it cannot be bought, or requires a choice on its page. */
  item: string
  /** The price of a piece; null without one here. */
  amount: number | null
  limits: QuantityLimits
}

export interface OrderRow {
  /** Its index in the list. */
  id: number
  /** The text of the line as typed. */
  line: string
  /** `several`: one has to be chosen. `replaced`: its part is the successor of the requested one. */
  state: 'found' | 'several' | 'replaced' | 'missing'
  parts: OrderPart[]
  /** The quantity as typed, or the next allowed one; `note` then says so. */
  quantity: string
  note: string
  /** The search for a line without a part, or with more than are shown; otherwise null. */
  search: { path: string; name: string } | null
}

export interface OrderTable {
  rows: OrderRow[]
  /** "3 of 4 lines were found." */
  summary: string
  currency: string
  intl: string
}

/** Names of the fields of the forms. */
export const orderFields = {
  list: 'list',
  file: 'file',
  action: 'do',
  /** The chosen item of a row; absent without one, `noneOfThese` if none is wanted. */
  item: (row: number) => `item-${row}`,
  quantity: (row: number) => `quantity-${row}`,
}

export const orderActions = { lookUp: 'look-up', add: 'add' } as const
