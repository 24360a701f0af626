import { bank, card, mobile, type ProviderMethod, wallet } from './payment-steps.ts'

const methods = [card, bank, mobile, wallet]
const outcomes = [
  'is approved',
  'is declined, then approved',
  'is cancelled',
  'expires',
  'is approved and returns late',
  'is approved and returns twice',
  'is approved in a window that is closed',
] as const
const returns = ['GET', 'POST'] as const
const hosts = ['workerd', 'Node'] as const

/** One way a payment can go. */
export interface PaymentCase {
  method: ProviderMethod
  outcome: (typeof outcomes)[number]
  /** The way the shopper returns from the provider. */
  by: (typeof returns)[number]
  host: (typeof hosts)[number]
}

const combinations: PaymentCase[] = methods.flatMap((method) =>
  outcomes.flatMap((outcome) =>
    returns.flatMap((by) => hosts.map((host) => ({ method, outcome, by, host }))),
  ),
)

/** A cancelled payment leads to the failed page without a return, and a closed window has none. */
const withoutReturn = ['is cancelled', 'is approved in a window that is closed']

/** Every way a payment can go. */
export const paymentCases = combinations.filter(
  ({ outcome, by }) => by === 'GET' || !withoutReturn.includes(outcome),
)

/** One of each outcome; each method, both returns and both hosts are among them. */
const coreCases = [
  { method: card, outcome: 'is approved', by: 'GET', host: 'workerd' },
  { method: mobile, outcome: 'is declined, then approved', by: 'POST', host: 'workerd' },
  { method: wallet, outcome: 'is cancelled', by: 'GET', host: 'Node' },
  { method: card, outcome: 'is approved and returns late', by: 'POST', host: 'Node' },
  { method: bank, outcome: 'is approved and returns twice', by: 'GET', host: 'workerd' },
  { method: mobile, outcome: 'is approved in a window that is closed', by: 'GET', host: 'Node' },
] satisfies PaymentCase[]

const coreTitles = new Set(coreCases.map(titleOf))

export const isCoreCase = (paymentCase: PaymentCase): boolean => coreTitles.has(titleOf(paymentCase))

export function titleOf({ method, outcome, by, host }: PaymentCase): string {
  return `a payment by ${method.name.toLowerCase()} ${outcome}, by ${by} under ${host}`
}
