import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import { selectionOf } from '../examples/selections.ts'

export interface Request {
  /** The press that the request carries; null if it carries none. */
  press: string | null
  /** Null reads. */
  change:
    | { item: string; line: string | null; by: number }
    | { changes: ItemChanges }
    | { language: string }
    /** A widget's payment, for the cart with these goods (`goodsOf`). */
    | { payment: string }
    | null
}

/** Parts with the deposit each brings; '' for none. Two share one, as parts of one price do. */
export const depositOf: Readonly<Record<string, string>> = { '1-1': '', '5-1': '9-1', '15-1': '9-1' }
const deposits = new Set(Object.values(depositOf).filter(Boolean))

/** Pieces of goods in the lines of a cart. */
export function goodsIn(lines: readonly Pick<Line, 'item' | 'quantity'>[]): number {
  return lines.filter(({ item }) => !deposits.has(item)).reduce((sum, { quantity }) => sum + quantity, 0)
}

const template = selectionOf([{ item: '1-1' }])
const [line] = template.lines
/** Under rotation an old token is good for a while. */
const tokensKept = 12

/** The properties by which two carts are compared. */
export function contents({ lines, language }: Selection): string {
  return JSON.stringify([language, ...lines.map(({ item, quantity }) => [item, quantity])])
}

/** A back end with one cart. */
export interface Service {
  /** Answers a request that has arrived, and returns the token to continue with. */
  answer(token: string | null, request: Request): Promise<{ reply: Result<Selection>; token: string }>
  selection(): Promise<Selection>
  /** Another client sets the number of deposits in the cart without any notification. */
  setDeposits(quantity: number): Promise<void>
  /** The presses it has carried out, in their order, with the pieces of goods each has added or taken. */
  applied: { press: string | null; by: number }[]
  /** Payments that arrived, and how many of them were for another cart than it had then. */
  payments: { arrived: number; ofChangedCart: number }
  /** Number of requests with an unknown token. */
  strangers(): number
  firstToken: string
}

const lineOf = (item: string) => `line-of-${item}`
const itemOf = (line: string) => line.slice('line-of-'.length)
const refused = (status: number, errors: Record<string, string>): Result<Selection> => ({
  ok: false,
  status,
  errors,
  messages: [],
  body: null,
})

/** A back end small enough for ten thousand schedules; every reply carries another token. */
export function createModelService(): Service {
  const quantities = new Map([['1-1', 3]])
  const tokens = ['token-0']
  const applied: { press: string | null; by: number }[] = []
  const payments = { arrived: 0, ofChangedCart: 0 }
  const state = { language: 'en', strangers: 0 }

  function selection(): Selection {
    const lines = [...quantities].map(([item, quantity]): Line => {
      const depositItem = deposits.has(item) ? item : (depositOf[item] ?? '')
      const product = { ...line!.product, depositItem, technical: { condition: 'remanufactured' } }
      return { ...line!, item, product, line: lineOf(item), quantity }
    })
    return { ...template, language: state.language, lines }
  }

  function set(item: string, quantity: number) {
    if (quantity > 0) quantities.set(item, quantity)
    else quantities.delete(item)
  }

  function changeItems(press: string | null, { lines, items }: ItemChanges): Result<Selection> | null {
    if (lines.some((entry) => !quantities.has(itemOf(entry.line)))) return refused(404, { line: 'not found' })
    if (items.some(({ item }) => quantities.has(item))) return refused(406, { item: 'has a line' })
    const before = goodsIn(selection().lines)
    for (const entry of lines) set(itemOf(entry.line), entry.quantity)
    for (const { item, quantity } of items) set(item, quantity)
    const by = goodsIn(selection().lines) - before
    if (press !== null || by !== 0) applied.push({ press, by })
    return null
  }

  function apply({ press, change }: Request): Result<Selection> {
    if (change && 'language' in change) state.language = change.language
    if (change && 'changes' in change) {
      const refusal = changeItems(press, change.changes)
      if (refusal) return refusal
    }
    if (change && 'payment' in change) countPayment(payments, change.payment, selection())
    if (change && 'item' in change) {
      const now = quantities.get(change.item) ?? 0
      if (now === 0 && change.by < 0) return refused(404, { line: 'not found' })
      applied.push({ press, by: change.by })
      set(change.item, now + change.by)
    }
    return { ok: true, value: selection() }
  }

  async function answer(token: string | null, request: Request) {
    if (!token || !tokens.includes(token)) state.strangers += 1
    const next = `token-${tokens.length}-${applied.length}`
    tokens.push(next)
    if (tokens.length > tokensKept) tokens.shift()
    return { reply: apply(request), token: next }
  }

  return {
    answer,
    selection: async () => selection(),
    setDeposits: async (quantity) => set('9-1', quantity),
    applied,
    payments,
    strangers: () => state.strangers,
    firstToken: 'token-0',
  }
}

/**
 * Counts a payment that has arrived. Only goods are compared: deposits may be changed elsewhere, of which no page hears, and
 * the service refuses such a payment by its amount. No order is placed: the cart goes on being changed and paid.
 */
export function countPayment(payments: Service['payments'], started: string, cart: Selection) {
  payments.arrived += 1
  if (goodsOf(cart) !== started) payments.ofChangedCart += 1
}

/** The paid goods, without deposits. */
export function goodsOf(cart: Selection): string {
  return contents({ ...cart, lines: cart.lines.filter(({ item }) => !deposits.has(item)) })
}
