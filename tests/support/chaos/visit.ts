import type { createStore } from 'jotai'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { removeLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { changeDraftAtom, setFieldAtom, stepAtom } from '#src/features/checkout/form/form.atoms.ts'
import { steps } from '#src/features/checkout/form/form.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { payStateAtom, resetAfterReturnAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { resolvePaymentAtom } from '#src/features/checkout/unclear/resolve-payment.atoms.ts'
import { notificationTime } from '#src/features/checkout/unclear/unknown-outcome.ts'
import { field, kim } from '../examples/addresses.ts'
import type { Account } from './accounts.ts'
import { browse } from './browse.ts'
import { payByCardFields } from './card-fields.ts'
import { type ChaosShop, createClient } from './client.ts'
import { classifyEnding, type Ending } from './ending.ts'
import { followReturn } from './returns.ts'

type Store = ReturnType<typeof createStore>

export interface ShoppingOptions {
  shop: ChaosShop
  /** Numbers from 0 up to 1. */
  random: () => number
  /** Items that can be bought, a few of which are chosen. */
  items: readonly string[]
}

/** The pieces of an item that must be in the cart; a range where the shop said that it is not known. */
interface Expected {
  min: number
  max: number
}

/** One visit, from the first press to the last page. */
export interface Visit {
  token: string | null
  /** Pages a payment ended at, with what the shopper decided at the provider; null without one. */
  endings: { decision: Decision | null; page: Ending }[]
  /** The totals on the screen whenever a button to pay was pressed; null for one that was not known. */
  totals: Set<number | null>
  /** Has the client read the cart again, and compares it with the presses. Empty when all is right. */
  compare(account: Account): Promise<string[]>
}

const decisions = ['approve', 'approve', 'approve', 'decline', 'cancel', 'approve-and-close'] as const
type Decision = (typeof decisions)[number]

const maxAttempts = 4

/** Fills a cart with the shop's own client, changes it and, most times, pays for it. */
export async function goShopping({ shop, random, items }: ShoppingOptions): Promise<Visit> {
  const client = createClient(shop)
  const { store, left, token, visit } = client
  const pick = <T>(of: readonly T[]): T => {
    const chosen = of[Math.floor(random() * of.length)]
    if (chosen === undefined) throw new Error('there is nothing to choose from')
    return chosen
  }
  const expected = new Map<string, Expected>()
  await store.set(loadSelectionAtom, 'en')
  for (let presses = 2 + Math.floor(random() * 4); presses > 0; presses -= 1) await add()
  if (random() < 0.3) await removeOne(store, expected)

  const endings: Visit['endings'] = []
  const totals: Visit['totals'] = new Set()
  if (random() < 0.8) {
    for (let attempts = 2; attempts > 0; attempts -= 1) {
      const ending = await pay()
      if (!ending) break
      endings.push(ending)
      if (ending.page !== 'failed') break
      store.set(resetAfterReturnAtom)
    }
  }
  return { token: token(), endings, totals, compare }

  async function add() {
    const item = pick(items)
    const { min, max } = expected.get(item) ?? { min: 0, max: 0 }
    const done = await store.set(addItemAtom, { item, quantity: 1, name: item })
    expected.set(item, done ? { min: min + 1, max: max + 1 } : { min, max: max + 1 })
  }

  async function pay(): Promise<Visit['endings'][number] | null> {
    for (const [key, value] of Object.entries(kim)) store.set(setFieldAtom, field(key), value)
    for (const step of steps.slice(0, -1)) {
      await attempt(
        () => store.get(stepAtom) !== step,
        () => store.set(completeStepAtom, step),
      )
    }
    const method = pick(['card', 'card', 'prepayment', 'adyen-drop-in', 'adyen-drop-in'])
    await attempt(
      () => store.get(selectionAtom)?.paymentMethod === method,
      () => store.set(choosePaymentAtom, method),
    )
    store.set(changeDraftAtom, { terms: true })
    if (store.get(selectionAtom)?.paymentMethod === 'adyen-drop-in') return payInPage()
    const seen = left.length
    await attempt(
      () => left.length > seen,
      () => {
        const { kind } = store.get(payStateAtom)
        look()
        if (kind !== 'unknown') return store.set(payAtom, 'en')
        client.wait(notificationTime)
        return store.set(resolvePaymentAtom, 'en')
      },
    )
    const address = left.at(-1)
    if (left.length === seen || !address) return null
    const page = classifyEnding(address, shop.origin)
    return page === 'other' ? decide(address, pick(decisions)) : { decision: null, page }
  }

  /** Pays by card fields; one time in five the cart changes while they are open. */
  async function payInPage(): Promise<Visit['endings'][number] | null> {
    const beforePress = async () => {
      if (random() < 0.2) await add()
      look()
    }
    const step = await payByCardFields(client, shop, { pick, beforePress })
    if (step.kind === 'stayed') return step.isUnknown ? { decision: null, page: 'unknown' } : null
    if (step.kind === 'decided') {
      return { decision: step.decision, page: await followReturn(shop, step.address, true) }
    }
    const page = classifyEnding(step.address, shop.origin)
    if (page === 'other') return decide(step.address, pick(decisions))
    return { decision: step.isDeclined ? 'decline' : null, page }
  }

  /** Remembers the total on the screen; an order may only be placed for it. */
  function look() {
    totals.add(store.get(selectionAtom)?.totals.grandTotal ?? null)
  }

  /** Decides at the provider's page, and returns. */
  async function decide(address: string, decision: Decision) {
    // Not every resolver knows the provider's host; its pages are below the shop's origin too.
    const response = await browse(shop.origin + new URL(address).pathname, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
    })
    const back = response.headers.get('location')
    if (!back) return { decision, page: 'provider' as const }
    const page = classifyEnding(back, shop.origin)
    return { decision, page: page === 'other' ? await followReturn(shop, back) : page }
  }

  async function compare(account: Account): Promise<string[]> {
    if (account.order !== null) return []
    await store.get(cartQueueAtom)?.refresh(visit.checkout.selection)
    const shown = new Map<string, number>()
    for (const line of store.get(selectionAtom)?.lines ?? []) {
      if (line.item) shown.set(line.item, (shown.get(line.item) ?? 0) + line.quantity)
    }
    return [...expected].flatMap(([item, { min, max }]) => {
      const pieces = account.pieces.get(item) ?? 0
      if (shown.get(item) !== account.pieces.get(item)) {
        return [`${item}: ${shown.get(item)} shown, ${pieces} in the cart`]
      }
      return pieces < min || pieces > max ? [`${item}: ${pieces} in the cart, not ${min} to ${max}`] : []
    })
  }
}

async function removeOne(store: Store, expected: Map<string, Expected>) {
  const line = store.get(selectionAtom)?.lines.find(({ item }) => item !== null && expected.has(item))
  if (!line?.item) return
  const before = expected.get(line.item)
  const removed = await store.set(removeLineAtom, line)
  expected.set(line.item, removed ? { min: 0, max: 0 } : { min: 0, max: before?.max ?? 0 })
}

/** Does something again while it does not succeed, as a shopper would. */
async function attempt(succeeded: () => boolean, act: () => Promise<unknown>) {
  for (let attempts = maxAttempts; attempts > 0 && !succeeded(); attempts -= 1) await act()
}
