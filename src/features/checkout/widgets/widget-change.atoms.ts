import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import { WidgetChange } from '#src/commerce/contract/payment/widget-event.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { cartProblemOf } from '#src/features/cart/cart-problem.ts'
import { sendChange } from '#src/features/cart/commands/change-cart.ts'
import { shippingSlot } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { clearErrorAtom, showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import { visitAtom } from '#src/visit.ts'
import { clearProblemAtom } from '../form/form.atoms.ts'
import { copyAddressAtom } from '../form/widget-address.atoms.ts'

/**
 * Sends a change made in a widget (`centra_checkout_callback`) in its turn of the cart's changes. Widgets it names stay
 * active. Failures are shown at the delivery step and logged.
 */
export const changeByWidgetAtom = atom(null, (get, set, detail: unknown) => change(get, set, detail))

async function change(get: Getter, set: Setter, detail: unknown): Promise<void> {
  const visit = get(visitAtom)
  if (!visit) return
  const parsed = v.safeParse(WidgetChange, detail)
  if (!parsed.success) {
    visit.widget.log('warn', 'A change in a widget could not be read')
    return
  }
  const { event = '', suspendIgnore } = parsed.output.additionalFields ?? {}
  const country = get(selectionAtom)?.location.country
  set(clearErrorAtom, shippingSlot)
  const outcome = await sendChange(
    get,
    set,
    (checkout) => checkout.savePaymentFields(parsed.output),
    suspendIgnore ?? {},
  )
  if (!outcome) return
  const problem = cartProblemOf(outcome, (before, after) => deliveryOf(before) !== deliveryOf(after))
  if (problem && outcome.kind !== 'done') {
    const errors = outcome.kind === 'refused' ? Object.keys(outcome.refusal.errors) : []
    visit.widget.log('warn', `The change ${event} in a widget: ${[problem.kind, ...errors].join(', ')}`)
    set(showErrorAtom, shippingSlot, problem, () => void change(get, set, detail))
    return
  }
  if (problem) set(showErrorAtom, wholeCart, problem)
  set(clearProblemAtom, 'shippingMethod')
  // It was typed for the country of that moment.
  if (get(selectionAtom)?.location.country === country) {
    set(copyAddressAtom, parsed.output.shippingAddress ?? {})
  }
}

/** A text that differs if an unanswered change was made. */
function deliveryOf(selection: Selection | null): string {
  return JSON.stringify([
    selection?.shippingMethod,
    selection?.shippingMethodName,
    selection?.totals.shipping,
    selection?.shippingAddress,
  ])
}
