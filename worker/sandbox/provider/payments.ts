import * as v from 'valibot'
import { newToken } from '../checkout-api/identifiers.ts'
import type { World } from '../world.ts'
import { CardOutcome } from './widgets/card-numbers.ts'
import { OneStepRecord } from './widgets/one-step/record.ts'

/**
 * The state of a payment at a simulated provider. `open`: the shopper has not decided. `approved`: the money is
 * reserved and the service has not been notified. `captured`: an order was placed for it. `refunded`: the money was
 * returned, because no order could be placed. `declined`, `cancelled`, `expired` and `failed` (the service has been
 * notified of one of them): nothing was paid.
 */
export const PaymentState = v.picklist([
  'open',
  'approved',
  'declined',
  'cancelled',
  'expired',
  'captured',
  'refunded',
  'failed',
])
export type PaymentState = v.InferOutput<typeof PaymentState>

/** The `code` that the service sends about a payment in such a state. */
export const refusalCodes: ReadonlyMap<PaymentState, string> = new Map([
  ['declined', 'DECLINED'],
  ['cancelled', 'CANCELLED'],
  ['expired', 'EXPIRED'],
])

const Payment = v.object({
  paymentMethod: v.string(),
  /** The amount in hundredths of the currency. */
  amount: v.number(),
  currency: v.string(),
  /** The pages of the shop that the payment was started with. */
  returnPage: v.string(),
  failedPage: v.string(),
  /** The outcome of the card that was typed into card fields or chosen in a wallet; null until then. */
  card: v.optional(v.nullable(CardOutcome), null),
  /** The record of a one-step checkout; null for other methods. */
  oneStep: v.optional(v.nullable(OneStepRecord), null),
  /** The shop's payment call that a wallet waits for; null while nothing is being paid. */
  call: v.optional(v.nullable(v.picklist(['awaited', 'arrived', 'refused'])), null),
})
export type Payment = v.InferOutput<typeof Payment>

export interface StoredPayment extends Payment {
  /** The provider's id, which it adds to the return URL. */
  transaction: string
  selection: string
  session: number
  state: PaymentState
  /** Milliseconds since 1970. */
  started: number
  /** The order that was placed for it. */
  order: string | null
  /** The time when the shopper's first return was reported, in milliseconds since 1970; null until then. */
  returned: number | null
}

const StoredRow = v.pipe(
  v.object({
    transaction_id: v.string(),
    selection: v.string(),
    session: v.number(),
    state: PaymentState,
    started: v.number(),
    placed_order: v.nullable(v.number()),
    returned: v.nullable(v.number()),
    record: v.pipe(v.string(), v.parseJson(), Payment),
  }),
  v.transform(
    ({ transaction_id, placed_order, record, ...row }): StoredPayment => ({
      ...row,
      ...record,
      transaction: transaction_id,
      order: placed_order === null ? null : String(placed_order),
    }),
  ),
)

/** A payment as it begins; by default nothing is decided yet. */
export type NewPayment = Omit<Payment, 'card' | 'call' | 'oneStep'> & {
  oneStep?: OneStepRecord
  session: number
  selection: string
  state?: PaymentState
}

/** Starts a payment; returns its transaction id. */
export function startPayment(
  { ports }: World,
  { session, selection, state = 'open', ...payment }: NewPayment,
): string {
  const transaction = newToken(ports.random)
  ports.sql.run(
    'insert into payment (transaction_id, selection, session, state, started, record) values (?, ?, ?, ?, ?, ?)',
    transaction,
    selection,
    session,
    state,
    ports.now(),
    JSON.stringify(payment),
  )
  return transaction
}

export function findPayment(world: World, transaction: string): StoredPayment | null {
  return select(world, 'where transaction_id = ?', transaction)[0] ?? null
}

/** The payments of a selection whose result the service has not heard, latest first. */
export function pendingPayments(world: World, selection: string): StoredPayment[] {
  return select(
    world,
    `where selection = ? and state in ('open', 'approved', 'declined', 'cancelled', 'expired')
     order by started desc`,
    selection,
  )
}

/** The latest payments of all shoppers. */
export function latestPayments(world: World, limit: number): StoredPayment[] {
  return select(world, 'order by started desc limit ?', limit)
}

function select({ ports }: World, rest: string, ...values: (string | number)[]): StoredPayment[] {
  return ports.sql
    .all(
      `select transaction_id, selection, session, state, started, placed_order, returned, record
       from payment ${rest}`,
      ...values,
    )
    .flatMap((row) => {
      // A newer or older build may have stored others.
      const stored = v.safeParse(StoredRow, row)
      return stored.success ? [stored.output] : []
    })
}

/** Notes that a shopper has come back from a payment of their session, with any result. */
export function markReturned({ ports }: World, transaction: string, session: number): void {
  ports.sql.run(
    'update payment set returned = coalesce(returned, ?) where transaction_id = ? and session = ?',
    ports.now(),
    transaction,
    session,
  )
}

export function savePaymentState(
  { ports }: World,
  transaction: string,
  state: PaymentState,
  order: string | null = null,
): void {
  ports.sql.run(
    'update payment set state = ?, placed_order = coalesce(?, placed_order) where transaction_id = ?',
    state,
    order === null ? null : Number(order),
    transaction,
  )
}

/** Remembers how the card ends that was typed for a payment; its number is not kept. */
export function saveCard({ ports }: World, { transaction }: StoredPayment, card: CardOutcome): void {
  ports.sql.run(
    `update payment set record = json_set(record, '$.card', ?) where transaction_id = ?`,
    card,
    transaction,
  )
}

/** Changes fields of a payment. */
export function changePayment({ ports }: World, payment: StoredPayment, changes: Partial<Payment>): void {
  ports.sql.run(
    'update payment set record = ? where transaction_id = ?',
    JSON.stringify(v.parse(Payment, { ...payment, ...changes })),
    payment.transaction,
  )
}
