import { atom, type Getter, type Setter } from 'jotai'
import * as v from 'valibot'
import {
  AddressCallback,
  MethodCallback,
  type WalletSheetAnswer,
} from '#src/commerce/contract/payment/wallet-sheet-event.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { fetchCart } from '#src/features/cart/commands/change-cart.ts'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { chooseShippingAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { unavailableLines } from '#src/features/cart/operations/change-country.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { visitAtom } from '#src/visit.ts'
import { expressKey } from '../payment/same-order.ts'
import { showState } from '../widgets/widget.atoms.ts'
import { expressButtonsAtom, expressMethodsAtom, heldButtonsAtom, shownExpressAtom } from './express.atoms.ts'
import { walletSheetAnswer } from './wallet-sheet-answer.ts'

/** Pending answers: a sheet's requests are answered one after the other. */
const turnAtom = atom<Promise<void>>(Promise.resolve())

export const answerAddressAtom = atom(null, (get, set, detail: unknown) => {
  const event = v.safeParse(AddressCallback, detail)
  return answer(get, set, 'centra_checkout_shipping_address_response', async (selection) =>
    event.success ? moveCart(get, set, selection, event.output) : false,
  )
})

export const answerMethodAtom = atom(null, (get, set, detail: unknown) => {
  const event = v.safeParse(MethodCallback, detail)
  return answer(get, set, 'centra_checkout_shipping_method_response', async (selection) =>
    event.success ? chooseMethod(get, set, selection, event.output) : false,
  )
})

type WalletSheetEvent =
  | 'centra_checkout_shipping_address_response'
  | 'centra_checkout_shipping_method_response'

/** Answers a sheet when `change` is done: with an error if it resolves with false and the cart is unchanged. */
function answer(
  get: Getter,
  set: Setter,
  event: WalletSheetEvent,
  change: (selection: Selection) => Promise<boolean>,
): Promise<void> {
  const turn = get(turnAtom).then(async () => {
    const visit = get(visitAtom)
    if (!visit || get(shownExpressAtom).length === 0) return
    set(heldButtonsAtom, get(expressButtonsAtom))
    try {
      visit.widget.respond(event, await answerTo(get, set, change))
    } finally {
      set(heldButtonsAtom, null)
    }
  })
  set(turnAtom, turn)
  return turn
}

async function answerTo(
  get: Getter,
  set: Setter,
  change: (selection: Selection) => Promise<boolean>,
): Promise<WalletSheetAnswer> {
  const before = get(selectionAtom)
  if (!before || !(await change(before))) return refusal
  const selection = get(selectionAtom)
  const [method] = get(expressMethodsAtom)
  // The event does not name the sheet's method, and sheets of other methods send it too when they open.
  const shown = get(shownExpressAtom)
  if (!selection || !method || shown.some(({ currency }) => currency !== selection.currency)) return refusal
  const key = expressKey(selection)
  for (const state of shown) showState(set, { ...state, key })
  return walletSheetAnswer(selection, method)
}

const refusal: WalletSheetAnswer = { error: true }

async function moveCart(
  get: Getter,
  set: Setter,
  selection: Selection,
  { shippingCountry, shippingState }: AddressCallback,
): Promise<boolean> {
  const { country, state } = selection.location
  if (shippingCountry === country && (!shippingState || shippingState === state)) return isCurrent(get, set)
  const to = selection.countries.find((entry) => entry.country === shippingCountry)
  // A payment keeps its currency.
  if (!to || (to.currency && to.currency !== selection.currency)) return false
  const part = to.states.find((entry) => entry.state === shippingState)?.state
  if (!(await set(changeCountryAtom, shippingCountry, part))) return false
  const after = get(selectionAtom)
  if (after && isSameSale(get, selection, after)) return true
  if (country) await set(changeCountryAtom, country, state ?? undefined)
  return false
}

/** True if a cart has the same currency and goods and can be delivered and paid by an express method. */
function isSameSale(get: Getter, before: Selection, after: Selection): boolean {
  return (
    after.currency === before.currency &&
    after.shippingMethods.length > 0 &&
    unavailableLines(before, after).length === 0 &&
    get(expressMethodsAtom).length > 0
  )
}

async function chooseMethod(
  get: Getter,
  set: Setter,
  selection: Selection,
  { shippingMethod }: MethodCallback,
): Promise<boolean> {
  if (shippingMethod === selection.shippingMethod) return isCurrent(get, set)
  if (!selection.shippingMethods.some((method) => method.shippingMethod === shippingMethod)) return false
  return (
    (await set(chooseShippingAtom, shippingMethod)) && get(selectionAtom)?.shippingMethod === shippingMethod
  )
}

async function isCurrent(get: Getter, set: Setter): Promise<boolean> {
  const outcome = await fetchCart(get, set, (checkout) => checkout.selection())
  return outcome?.kind === 'done'
}
