import type { AddressKind, FormField } from '#src/features/checkout/form/address-form-fields.ts'

const name = {
  firstName: 'Astrid',
  lastName: 'Berg',
  address1: 'Storgatan 1',
  phoneNumber: '+46701234567',
}

export const swede = {
  ...name,
  email: 'astrid@shopper.test',
  zipCode: '114 55',
  city: 'Stockholm',
  country: 'SE',
  identityNumber: '19900101-0017',
}

export const german = {
  ...name,
  email: 'anna@shopper.test',
  zipCode: '10115',
  city: 'Berlin',
  country: 'DE',
}

/** A payment nothing is wrong with. */
export const payment = {
  paymentMethod: 'invoice',
  paymentReturnPage: 'https://shop.test/api/process-payment?locale=sv',
  paymentFailedPage: 'https://shop.test/checkout/?failed=1',
  termsAndConditions: true,
  address: swede,
}

/** A Swedish shopper's address, as typed. */
export const kim = {
  email: 'kim@example.se',
  phoneNumber: '070-174 06 05',
  firstName: 'Kim',
  lastName: 'Ek',
  address1: 'Storgatan 1',
  zipCode: '114 55',
  city: 'Stockholm',
}

/** A field of the address step. */
export const field = (key: string, kind: AddressKind = 'address'): FormField => ({
  name: `${kind}.${key}`,
  key,
  required: true,
})
