import type { Getter, Setter } from 'jotai'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { sendChange } from '#src/features/cart/commands/change-cart.ts'
import { changeCountry } from '#src/features/cart/operations/change-country.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { visitAtom } from '#src/visit.ts'
import { forgetRegionBefore, readRegionBefore } from '../region-before.ts'

/**
 * After a gift to another country the shop returns to the country it had before the checkout. Call it when the order is
 * known: until then a change of country may cost a paid order. An order that was billed where it was delivered leaves
 * the shop there.
 */
export async function returnRegion(get: Getter, set: Setter, order: Order): Promise<void> {
  const visit = get(visitAtom)
  const before = visit && readRegionBefore(visit.store)
  if (!before) return
  const billed = order.address.country
  const delivered = order.shippingAddress.country || billed
  const isGift = delivered !== billed && delivered === before.to
  if (isGift && get(selectionAtom)?.location.country === before.to) {
    const { country, state } = before
    const language = visit.i18n.locale
    const outcome = await sendChange(get, set, (checkout) =>
      changeCountry(checkout, { country, state, language }),
    )
    if (outcome?.kind !== 'done') return
  }
  forgetRegionBefore(visit.store)
}
