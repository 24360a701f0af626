import type { Withdrawal, WithdrawalProof } from '#src/commerce/contract/support.ts'
import { within } from '#src/commerce/deadline.ts'
import type { OrderLookup } from '#src/shop.ts'
import { ownOrder, type VisitorPorts } from './typed-order.ts'

interface ProofPorts {
  visitor(): Promise<VisitorPorts>
  lookup: OrderLookup | null
}

/** Milliseconds for the proof: a statement must arrive, with or without one. */
const maxProofTime = 5_000

/**
 * True if this visitor demonstrably knows that the order and the address of a withdrawal belong together. A customer
 * who gives an address that is neither theirs nor the order's proves nothing about its reader.
 */
export async function proveWithdrawal(
  key: Pick<Withdrawal, 'order' | 'email'>,
  ports: ProofPorts,
): Promise<WithdrawalProof> {
  return within(maxProofTime, findProof(key, ports), () => new Error('not answered in time')).catch(
    () => 'no',
  )
}

async function findProof(
  { order, email }: Pick<Withdrawal, 'order' | 'email'>,
  { visitor, lookup }: ProofPorts,
): Promise<WithdrawalProof> {
  const { checkout, customer, report } = await visitor()
  const own = await ownOrder(order, { checkout, customer, report })
  const addresses = own ? [own.address.email, customer?.email ?? ''] : []
  if (addresses.some((address) => address.trim().toLowerCase() === email.toLowerCase())) return 'customer'
  const found = await lookup?.find({ order, email })
  return found && typeof found !== 'string' ? 'order' : 'no'
}
