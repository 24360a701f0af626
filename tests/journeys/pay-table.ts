import { bank, card, mobile, type ProviderMethod, wallet } from './paying.ts'

const methods = [card, bank, mobile, wallet]
const outcomes = [
  'is approved',
  'is declined, then approved',
  'is cancelled',
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
  /** How the shopper returns from the provider. */
  by: (typeof returns)[number]
  host: (typeof hosts)[number]
}

const combinations: PaymentCase[] = methods.flatMap((method) =>
  outcomes.flatMap((outcome) =>
    returns.flatMap((by) => hosts.map((host) => ({ method, outcome, by, host }))),
  ),
)

/** Why a combination cannot be; null for one that can. */
function voidReason({ outcome, by }: PaymentCase): string | null {
  if (by === 'GET') return null
  if (outcome === 'is cancelled') return 'a cancelled payment leads to the failed page, without a return'
  return outcome === 'is approved in a window that is closed'
    ? 'no shopper returns from a closed window'
    : null
}

/** Combinations that cannot be, with the reason. */
export const voidCases = combinations.flatMap((combination) => {
  const reason = voidReason(combination)
  return reason === null ? [] : [{ combination, reason }]
})

/** Every way a payment can go. */
export const allCases = combinations.filter((combination) => voidReason(combination) === null)

/** Some of them, in which each value of a column meets each value of every other column it can meet. */
export const pairwiseCases = pairwise(allCases)

export function titleOf({ method, outcome, by, host }: PaymentCase): string {
  return `a payment by ${method.name.toLowerCase()} ${outcome}, by ${by} under ${host}`
}

/** Takes the combination that adds most pairs, until there is none left to add. */
function pairwise(cases: PaymentCase[]): PaymentCase[] {
  const missing = new Set(cases.flatMap(pairsOf))
  const chosen: PaymentCase[] = []
  while (missing.size > 0) {
    const gain = (candidate: PaymentCase) => pairsOf(candidate).filter((pair) => missing.has(pair)).length
    const best = cases.reduce((most, candidate) => (gain(candidate) > gain(most) ? candidate : most))
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}

function pairsOf({ method, outcome, by, host }: PaymentCase): string[] {
  const values = [method.id, outcome, by, host]
  return values.flatMap((first, index) => values.slice(index + 1).map((second) => `${first}, ${second}`))
}
