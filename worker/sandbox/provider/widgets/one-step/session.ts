// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import type { PluginFields } from '#src/commerce/contract/selection/plugin-fields.ts'
import { comesWithPayment } from '../../../checkout-api/payment/payment-fields.ts'
import { oneStep } from '../../../checkout-api/payment/payment-methods.ts'
import { type PricedSelection, priceSelection } from '../../../checkout-api/selection/priced-selection.ts'
import type { SelectionState } from '../../../checkout-api/selection/selection-state.ts'
import type { Wire } from '../../../wire-type.ts'
import type { World } from '../../../world.ts'
import {
  changePayment,
  findPayment,
  pendingPayments,
  type StoredPayment,
  savePaymentState,
  startPayment,
} from '../../payments.ts'
import { oneStepHtml } from './html.ts'
import type { OneStepRecord } from './record.ts'

/** A payment of a one-step checkout. */
export type OneStepPayment = StoredPayment & { oneStep: OneStepRecord }

export function isOneStep(payment: StoredPayment | null | undefined): payment is OneStepPayment {
  return payment?.paymentMethod === oneStep.paymentMethod && payment.oneStep !== null
}

/** A payment by its id; null without one, or if it is of another method. */
export function findOneStep(world: World, transaction: string): OneStepPayment | null {
  const payment = findPayment(world, transaction)
  return isOneStep(payment) ? payment : null
}

interface Owner {
  session: number
  selection: string
}

/**
 * The payment of a selection, which there is one of: an open one follows the selection, and is superseded when country,
 * currency or language have changed. What was typed is kept.
 */
export function continueOneStep(world: World, owner: Owner, priced: PricedSelection): OneStepPayment {
  const { state, totals, pricelist } = priced
  const open = openOneStep(world, owner.selection)
  const pages = { returnPage: state.paymentReturnPage, failedPage: state.paymentFailedPage }
  const amounts = { amount: totals.grandTotal, currency: pricelist.currency }
  if (open && isMadeFor(open, priced)) {
    changePayment(world, open, { ...pages, ...amounts })
    return { ...open, ...pages, ...amounts }
  }
  if (open) savePaymentState(world, open.transaction, 'failed')
  const typed = open?.oneStep.typed ?? savedAddress(state)
  const made = { country: state.country ?? '', language: state.language }
  const transaction = startPayment(world, {
    ...owner,
    paymentMethod: oneStep.paymentMethod,
    ...pages,
    ...amounts,
    oneStep: { ...made, typed, typedAt: open?.oneStep.typedAt ?? 0, agreed: null, posted: false },
  })
  const started = findOneStep(world, transaction)
  if (!started) throw new Error('a payment was not stored')
  return started
}

/**
 * The fields of an open payment in a selection's reply: its present snippet. `klarnaReplaceSnippet`: the page must
 * replace the one it shows. Empty without an open payment.
 */
export function snippetFields(world: World, owner: Owner, state: SelectionState) {
  const open = state.paymentMethod === oneStep.paymentMethod ? openOneStep(world, owner.selection) : null
  const priced = open && priceSelection(world, state)
  if (!open || !priced || !comesWithPayment(priced)) return {}
  const payment = continueOneStep(world, owner, priced)
  return {
    paymentHTML: oneStepHtml(world.ports, payment),
    klarnaReplaceSnippet: payment.transaction !== open.transaction,
  } satisfies Wire<typeof PluginFields>
}

function openOneStep(world: World, selection: string): OneStepPayment | null {
  return (
    pendingPayments(world, selection)
      .filter(isOneStep)
      .find(({ state }) => state === 'open') ?? null
  )
}

function isMadeFor(
  { oneStep: made, currency }: OneStepPayment,
  { state, pricelist }: PricedSelection,
): boolean {
  return made.country === state.country && made.language === state.language && currency === pricelist.currency
}

/** The service's known address of the shopper. */
function savedAddress({ address, country }: SelectionState): Record<string, string> {
  const { country: savedIn, ...saved } = address
  return savedIn === country ? saved : {}
}
