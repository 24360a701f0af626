// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

/**
 * Custom attributes of a customer, for what the service has no field: named `<attribute>_<element>`, nested in requests,
 * among the other fields in replies.
 */
export const customerAttributes = {
  company: 'company_name',
  vatNumber: 'vat_number',
  cars: 'garage_cars',
} as const

/** The body of `POST /register`. */
export interface RegistrationRequest {
  email: string
  password: string
  firstName: string
  lastName: string
  country: string
  state?: string
  phoneNumber?: string
  newsletter: boolean
  language: string
  customAttributes?: Record<string, string>
}
