import type { Customer } from '#src/commerce/contract/selection/customer.ts'

export interface KnownCustomer {
  name: string
  email: string
}

/** The shown customer, by e-mail address if they have no name. */
export function knownCustomer({ firstName, lastName, email }: Customer): KnownCustomer {
  return { name: `${firstName} ${lastName}`.trim() || email, email }
}
