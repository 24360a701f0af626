// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Region } from '../../../demo-catalogue/regions.ts'
import { needsPersonalNumber } from './payment-methods.ts'

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

/** The fields of the checkout form, required or optional, by shipping country and payment method. */
export function paymentFieldsFor(region: Region | null, paymentMethod: string): PaymentFields {
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
  const personal = region !== null && needsPersonalNumber(paymentMethod, region.country)
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
