import * as v from 'valibot'
import type { World } from '../../world.ts'

const PendingPayment = v.object({
  paymentMethod: v.string(),
  /** What the provider sends back with the shopper. */
  transaction: v.string(),
  /** What the provider will have decided. */
  accepted: v.boolean(),
  /** The amount it was asked for, in hundredths. */
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
