import type { Customer } from '#src/commerce/contract/selection/customer.ts'

/** Who is logged in, as far as a page says it. */
export interface KnownCustomer {
  name: string
  email: string
}

/** Somebody without a name is called by the address. */
export function knownCustomer(customer: Customer | null): KnownCustomer | null {
  if (!customer) return null
  const { firstName, lastName, email } = customer
  return { name: `${firstName} ${lastName}`.trim() || email, email }
}
