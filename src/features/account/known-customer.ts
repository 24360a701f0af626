import type { Customer } from '#src/commerce/contract/selection/customer.ts'

export interface KnownCustomer {
  name: string
  email: string
}

export function knownCustomer({ firstName, lastName, email }: Customer): KnownCustomer {
  return { name: `${firstName} ${lastName}`.trim() || email, email }
}
