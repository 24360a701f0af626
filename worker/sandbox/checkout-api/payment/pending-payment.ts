import * as v from 'valibot'
import type { World } from '../../world.ts'

const PendingPayment = v.object({
  paymentMethod: v.string(),
  /** The transaction id that the provider adds to the return URL. */
  transaction: v.string(),
  /** Whether the simulated provider will approve the payment. */
  accepted: v.boolean(),
  /** The amount to pay, in hundredths of the currency. */
  amount: v.number(),
  currency: v.string(),
})
export type PendingPayment = v.InferOutput<typeof PendingPayment>

const Stored = v.pipe(v.string(), v.parseJson(), PendingPayment)

export function startPayment({ ports }: World, selection: string, payment: PendingPayment): void {
  ports.sql.run(
    'insert or replace into pending_payment (selection, started, record) values (?, ?, ?)',
    selection,
    ports.now(),
    JSON.stringify(payment),
  )
}

export function pendingPayment({ ports }: World, selection: string): PendingPayment | null {
  const [row] = ports.sql.all('select record from pending_payment where selection = ?', selection)
  const stored = v.safeParse(Stored, row?.record)
  return stored.success ? stored.output : null
}

export function endPayment({ ports }: World, selection: string): void {
  ports.sql.run('delete from pending_payment where selection = ?', selection)
}
