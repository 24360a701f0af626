import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { QuantityLimits } from '#src/features/catalogue/offer/quantity.ts'

/** A part that a line may mean. */
export interface OrderPart {
  card: ProductCard
  /** What is put into the cart; empty for what cannot be, or not before something is chosen on its page. */
  item: string
  /** The price of a piece; null where it has none here. */
  amount: number | null
  limits: QuantityLimits
}

/** A line of a list with what was found for it. */
export interface OrderRow {
  /** Its place in the list, from 0. */
  id: number
  /** As it was typed. */
  line: string
  /** `several`: one has to be chosen. `replaced`: its part is the successor of the one that was asked for. `missing`: there is none. */
  state: 'found' | 'several' | 'replaced' | 'missing'
  parts: OrderPart[]
  /** As it was typed, or the next one that can be ordered; `note` then says so. */
  quantity: string
  note: string
  /** Where to go on looking for a line that has no part, or more than are shown; null for others. */
  search: { path: string; name: string } | null
}

/** What was found for a list, with its texts. */
export interface OrderTable {
  rows: OrderRow[]
  /** "3 of 4 lines were found." */
  summary: string
  /** Currency and number format of sums. */
  currency: string
  intl: string
}

/** Names of the fields of the forms. */
export const orderFields = {
  list: 'list',
  file: 'file',
  action: 'do',
  /** The item that is chosen for a row; empty or absent for none. */
  item: (row: number) => `item-${row}`,
  quantity: (row: number) => `quantity-${row}`,
}

/** What the buttons do. */
export const orderActions = { lookUp: 'look-up', add: 'add' } as const
