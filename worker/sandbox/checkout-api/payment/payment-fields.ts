// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { PricedSelection } from '../selection/priced-selection.ts'
import { needsPersonalNumber, providesAddress } from './payment-methods.ts'

export interface Field {
  type: 'string' | 'boolean'
  required: boolean
  visible: boolean
}

const required: Field = { type: 'string', required: true, visible: true }
const optional: Field = { type: 'string', required: false, visible: true }
const hidden: Field = { type: 'string', required: false, visible: false }

export interface PaymentFields {
  termsAndConditions: Field
  address: Record<string, Field>
  shippingAddress: Record<string, Field>
}

/** True if the address of an order comes from a payment widget. A free order is not paid, so the shop has its form. */
export function comesWithPayment({ state, totals }: PricedSelection): boolean {
  return providesAddress(state.paymentMethod) && totals.grandTotal > 0
}

/** The fields of the checkout form, required or optional, by shipping country and payment method. */
export function paymentFieldsFor(priced: PricedSelection): PaymentFields {
  const { region, state } = priced
  const both = {
    company: optional,
    firstName: required,
    lastName: required,
    address1: required,
    address2: optional,
    zipCode: required,
    city: required,
    state: region && region.states.length > 0 ? required : hidden,
    country: required,
    houseNumber: hidden,
    houseExtension: hidden,
  }
  if (comesWithPayment(priced)) return countryOnly(both.state)
  const personal = region !== null && needsPersonalNumber(state.paymentMethod, region.country)
  return {
    termsAndConditions: { type: 'boolean', required: true, visible: true },
    address: {
      email: required,
      ...both,
      phoneNumber: required,
      identityNumber: personal ? required : hidden,
      vatNumber: region?.eu ? optional : hidden,
      newsletter: { type: 'boolean', required: false, visible: true },
    },
    shippingAddress: { email: optional, ...both, phoneNumber: optional },
  }
}

/** The form of a payment method whose widget contains the address. */
function countryOnly(state: Field): PaymentFields {
  const both = {
    company: hidden,
    firstName: hidden,
    lastName: hidden,
    address1: hidden,
    address2: hidden,
    zipCode: hidden,
    city: hidden,
    state,
    country: required,
    houseNumber: hidden,
    houseExtension: hidden,
  }
  return {
    termsAndConditions: { type: 'boolean', required: true, visible: true },
    address: {
      email: hidden,
      ...both,
      phoneNumber: hidden,
      identityNumber: hidden,
      vatNumber: hidden,
      newsletter: { type: 'boolean', required: false, visible: false },
    },
    shippingAddress: { email: hidden, ...both, country: hidden, phoneNumber: hidden },
  }
}
