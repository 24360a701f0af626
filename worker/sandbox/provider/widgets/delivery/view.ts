import { priceSelection } from '../../../checkout-api/selection/priced-selection.ts'
import { findOpenSelection } from '../../../checkout-api/selection/selection-store.ts'
import { shownAmount } from '../../../price-text.ts'
import { fromCents } from '../../../rules/money.ts'
import type { World } from '../../../world.ts'
import { type DeliverySession, findDeliverySession } from './sessions.ts'

/** The content of the shipping widget's frame. */
export interface DeliveryView {
  zipCode: string
  /** The id of the chosen option; empty without one. */
  chosen: string
  /** The language of the options' names. */
  language: string
  options: DeliveryViewOption[]
}

export interface DeliveryViewOption {
  id: string
  type: string
  name: string
  /** The price in units of the currency. */
  price: number
  priceText: string
}

/** A session with what its widget shows now; null when it has ended. */
export function openDeliverySession(
  world: World,
  id: string,
): { session: DeliverySession; view: DeliveryView } | null {
  const session = findDeliverySession(world, id)
  const view = session && deliveryView(world, session)
  return session && view ? { session, view } : null
}

/**
 * The content of a session's widget: the options of its postcode for the present cart. Null if the session has ended.
 */
export function deliveryView(world: World, session: DeliverySession): DeliveryView | null {
  const state = findOpenSelection(world, session.selection)?.state
  if (state?.deliverySession !== session.session) return null
  const { serviceOptions, pricelist } = priceSelection(world, { ...state, deliveryPostcode: session.zipCode })
  return {
    zipCode: session.zipCode,
    chosen: session.shippingMethod,
    language: state.language,
    options: serviceOptions.map(({ shippingMethod, type, name, price }) => ({
      id: shippingMethod,
      type,
      name: name[state.language],
      price: fromCents(price),
      priceText: price === 0 ? 'Free' : shownAmount(price, pricelist.currency),
    })),
  }
}
