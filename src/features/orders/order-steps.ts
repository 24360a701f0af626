import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { type OrderState, orderState } from './order-state.ts'

export interface OrderStep {
  step: 'ordered' | 'packed' | 'sent' | 'delivered'
  /** `done`, `now`: it is being done, or done for a part of the order. `open`: not yet. */
  progress: 'done' | 'now' | 'open'
  /** Its days in the service's time zone, `YYYY-MM-DD`, one for each parcel that differs; empty if not known. */
  days: string[]
}

const withoutSteps: ReadonlySet<OrderState | null> = new Set(['cancelled', 'incomplete', null])
/** The service knows of no parcel of some orders that it calls completed: these are sent all the same. */
const ended: ReadonlySet<OrderState | null> = new Set(['completed', 'returned', 'partlyReturned'])

/** The way of an order to its customer, from what the service says of it. Empty for orders that go no way, or are unknown. */
export function orderSteps(order: PastOrder): OrderStep[] {
  const state = orderState(order)
  if (withoutSteps.has(state)) return []
  const { shipments, orderDate } = order
  const isSent = state === 'shipped' || state === 'delivered' || ended.has(state)
  const isDelivered =
    isSent && shipments.length > 0 && shipments.every(({ deliveredDate }) => deliveredDate !== '')
  const isPartlySent = state === 'partlyShipped'
  return [
    { step: 'ordered', progress: 'done', days: days([orderDate]) },
    {
      step: 'packed',
      progress: isSent || isPartlySent ? 'done' : state === 'processing' ? 'now' : 'open',
      days: [],
    },
    {
      step: 'sent',
      progress: isSent ? 'done' : isPartlySent ? 'now' : 'open',
      days: days(shipments.map(({ shippedDate }) => shippedDate)),
    },
    {
      step: 'delivered',
      progress: isDelivered || (ended.has(state) && shipments.length === 0) ? 'done' : 'open',
      days: days(shipments.map(({ deliveredDate }) => deliveredDate)),
    },
  ]
}

const stepOfState: Partial<Record<OrderState, OrderStep['step']>> = {
  partlyShipped: 'sent',
  shipped: 'sent',
  delivered: 'delivered',
  completed: 'delivered',
}

/** The last day, `YYYY-MM-DD`, on which what the state says happened; null if it is not known. */
export function dayOfState(state: OrderState | null, steps: OrderStep[]): string | null {
  const name = state && stepOfState[state]
  return (
    steps
      .find(({ step }) => step === name)
      ?.days.toSorted()
      .at(-1) ?? null
  )
}

function days(dates: string[]): string[] {
  return [...new Set(dates.map((date) => date.slice(0, 10)).filter(Boolean))]
}
