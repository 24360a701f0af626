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

/** An address with every key, empty where nothing is known. */
export function addressWire(address: AddressState): AddressState {
  return { ...shippingAddressWire(address), vatNumber: address.vatNumber ?? '' }
}

/** The same without what only a bill needs. */
export function shippingAddressWire(address: AddressState): AddressState {
  return Object.fromEntries(shippingKeys.map((key) => [key, address[key] ?? '']))
}
