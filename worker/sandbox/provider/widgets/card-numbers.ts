import * as v from 'valibot'

/**
 * The outcome of a payment with a test card. `challenge`: after 3-D Secure in the card fields. `redirect`: after 3-D
 * Secure on a separate page. `timeout`: the provider does not answer, and nothing is paid.
 */
export const CardOutcome = v.picklist(['approved', 'declined', 'challenge', 'redirect', 'timeout'])
export type CardOutcome = v.InferOutput<typeof CardOutcome>

/** The card numbers that the card fields take. Any other is refused: real cards do not belong here. */
const outcomes = new Map<string, CardOutcome>([
  ['4111111111111111', 'approved'],
  ['4000000000000002', 'declined'],
  ['4000000000003220', 'challenge'],
  ['4000000000003063', 'redirect'],
  ['4000000000000119', 'timeout'],
])

/** The outcome of a typed card number, with or without blanks; null for a number that is not a test card's. */
export function outcomeOfCard(typed: string): CardOutcome | null {
  return outcomes.get(typed.replace(/[\s-]/g, '')) ?? null
}
