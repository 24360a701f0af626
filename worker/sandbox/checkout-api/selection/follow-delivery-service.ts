// Centra, "Ingrid": https://centra.dev/docs/extend-with-plugins/shipping/ingrid

import {
  findDeliverySession,
  saveDeliverySession,
  startDeliverySession,
} from '../../provider/widgets/delivery/sessions.ts'
import { isOutage, isServed, isServiceOption } from '../../rules/delivery-service.ts'
import type { World } from '../../world.ts'
import { priceSelection } from './priced-selection.ts'
import type { SelectionState } from './selection-state.ts'
import type { StoredSelection } from './selection-store.ts'

/**
 * The selection with a session of the delivery service, where that works and there is something to deliver; a new session
 * begins with its first option. Without one, the plain shipping methods are left.
 */
export function followDeliveryService(world: World, { selection, state }: StoredSelection): SelectionState {
  const zipCode = deliveryPostcode(state)
  // Calls without a session are stored nowhere.
  if (selection === '' || !wantsDeliveryService(world, state) || isOutage(zipCode)) {
    return { ...state, deliverySession: '', deliveryPostcode: '' }
  }
  if (findDeliverySession(world, state.deliverySession)) return { ...state, deliveryPostcode: zipCode }
  const deliverySession = startDeliverySession(world, selection)
  return { ...state, deliverySession, deliveryPostcode: zipCode, shippingMethod: '' }
}

/** True if the plugin of the delivery service is active for a selection. */
export function wantsDeliveryService(
  { regions }: World,
  { country, pricelist, lines }: SelectionState,
): boolean {
  const currency = regions.pricelist(pricelist)?.currency ?? ''
  return lines.length > 0 && isServed(country ?? '', currency)
}

/** Passes the postcode and the shipping method of a selection on to its session of the delivery service. */
export function saveDeliveryChoice(world: World, state: SelectionState): void {
  const { deliverySession: session, deliveryPostcode: zipCode, shippingMethod } = state
  const option = isServiceOption(shippingMethod) ? shippingMethod : ''
  if (session !== '') saveDeliverySession(world, { session, zipCode, shippingMethod: option })
}

/** True if two states of a selection differ in data of the delivery service. */
export function isOtherDelivery(one: SelectionState, other: SelectionState): boolean {
  return (['deliverySession', 'deliveryPostcode', 'shippingMethod'] as const).some(
    (name) => one[name] !== other[name],
  )
}

/**
 * The selection with what was chosen in its session of the delivery service, which gets the address in turn. Option and
 * price are the session's: values sent by a page are ignored.
 */
export function takeServiceChoice(world: World, state: SelectionState): SelectionState {
  const session = findDeliverySession(world, state.deliverySession)
  if (!session) return state
  const zipCode = deliveryPostcode(state)
  const { serviceOptions } = priceSelection(world, { ...state, deliveryPostcode: zipCode })
  const isOffered = serviceOptions.some((option) => option.shippingMethod === session.shippingMethod)
  const shippingMethod = isOffered ? session.shippingMethod : state.shippingMethod
  saveDeliverySession(world, { ...session, zipCode, shippingMethod })
  return { ...state, shippingMethod }
}

function deliveryPostcode({ address, shippingAddress }: SelectionState): string {
  return shippingAddress.zipCode || address.zipCode || ''
}
