import type { Customer } from '#src/commerce/contract/selection/customer.ts'

/** The logged-in customer as shown on pages. */
export interface KnownCustomer {
  name: string
  email: string
}

/** The shown customer, by e-mail address when they have no name; null for guests. */
export function knownCustomer(customer: Customer | null): KnownCustomer | null {
  if (!customer) return null
  const { firstName, lastName, email } = customer
  return { name: `${firstName} ${lastName}`.trim() || email, email }
}
