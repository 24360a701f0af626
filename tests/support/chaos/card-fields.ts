import { payStateAtom, resetAfterReturnAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { resolvePaymentAtom } from '#src/features/checkout/unclear/resolve-payment.atoms.ts'
import { notificationTime } from '#src/features/checkout/unclear/unknown-outcome.ts'
import {
  endLoadingAtom,
  formWidgetAtom,
  startWidgetAtom,
  widgetOutdatedAtom,
} from '#src/features/checkout/widgets/widget.atoms.ts'
import { payByWidgetAtom } from '#src/features/checkout/widgets/widget-payment.atoms.ts'
import { browse } from './browse.ts'
import type { ChaosShop, createClient } from './client.ts'

type Client = ReturnType<typeof createClient>

/**
 * The next step of a card: the shop's own next page, the provider's page, or 3-D Secure in the frame, which was
 * decided.
 */
export type CardStep =
  | { kind: 'left'; address: string; isDeclined: boolean }
  | { kind: 'decided'; decision: 'approve' | 'decline'; address: string }
  /** Nothing was paid, unless the outcome of a payment is unknown. */
  | { kind: 'stayed'; isUnknown: boolean }

const cardFields = 'adyen-drop-in'
const declined = '4000000000000002'
const cards = [
  '4111111111111111',
  '4111111111111111',
  declined,
  '4000000000003220',
  '4000000000003063',
  '4000000000000119',
]

const maxPresses = 4

/** The id of the payment the widget was started with, and the page it returns to. */
export function startedPayment({ store }: Client): { transaction: string; returnUrl: string } | null {
  const widget = store.get(formWidgetAtom)
  if (widget?.kind !== 'shown') return null
  const [, transaction] = /"transaction":"(\w+)"/.exec(widget.html) ?? []
  const [, returnUrl] = /data-return-url="([^"]+)"/.exec(widget.html) ?? []
  return transaction && returnUrl ? { transaction, returnUrl: returnUrl.replaceAll('&amp;', '&') } : null
}

/**
 * Types a card into the card fields and presses their button, again while nothing comes of it, as a shopper would.
 * `beforePress` may change the cart while the fields are open.
 */
export async function payByCardFields(
  client: Client,
  shop: ChaosShop,
  { pick, beforePress }: { pick<T>(of: readonly T[]): T; beforePress(): Promise<void> },
): Promise<CardStep> {
  const { store, left, ran } = client
  const seen = left.length
  for (let presses = maxPresses; presses > 0; presses -= 1) {
    if (store.get(payStateAtom).kind === 'unknown') {
      client.wait(notificationTime)
      await store.set(resolvePaymentAtom, 'en')
    }
    const found = left.at(-1)
    if (left.length > seen && found) return { kind: 'left', address: found, isDeclined: false }
    if (store.get(widgetOutdatedAtom) || store.get(formWidgetAtom)?.kind !== 'shown') {
      await store.set(startWidgetAtom, 'en')
      store.set(endLoadingAtom, cardFields, true)
    }
    const payment = startedPayment(client)
    if (!payment) continue
    const { transaction } = payment
    const number = pick(cards)
    const pages = `${shop.origin}/sandbox/pay/widgets`
    await browse(`${pages}/card/${transaction}`, {
      method: 'POST',
      body: new URLSearchParams({ number }),
    })
    await beforePress()
    const before = { left: left.length, ran: ran.length }
    const detail = {
      paymentMethod: cardFields,
      paymentMethodSpecificFields: { transaction },
      responseEventRequired: true,
    }
    await store.set(payByWidgetAtom, detail, 'en')
    const address = left.at(-1)
    if (left.length > before.left && address)
      return { kind: 'left', address, isDeclined: number === declined }
    if (ran.length > before.ran) {
      const decision = pick(['approve', 'decline'] as const)
      await browse(`${pages}/challenge/${transaction}`, {
        method: 'POST',
        body: new URLSearchParams({ decision }),
      })
      store.set(resetAfterReturnAtom)
      const back = new URL(payment.returnUrl)
      back.searchParams.set('transaction', transaction)
      return { kind: 'decided', decision, address: back.href }
    }
  }
  return { kind: 'stayed', isUnknown: store.get(payStateAtom).kind === 'unknown' }
}
