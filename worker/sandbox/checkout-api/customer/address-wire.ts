// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

const shippingKeys = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'company',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'country',
]

type AddressState = Record<string, string>

/** A billing address with every documented key; unknown values are empty texts. */
export function addressWire(address: AddressState): AddressState {
  return { ...shippingAddressWire(address), vatNumber: address.vatNumber ?? '' }
}

/** A shipping address with every documented key; without e-mail, VAT number and the other fields of a bill. */
export function shippingAddressWire(address: AddressState): AddressState {
  return Object.fromEntries(shippingKeys.map((key) => [key, address[key] ?? '']))
}
