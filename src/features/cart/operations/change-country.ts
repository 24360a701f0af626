import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { isDeposit } from '../item-count.ts'

export interface Destination {
  country: string
  state?: string | undefined
  /** The language to keep: a country would set its own. */
  language: Locale
}

/** `unavailableLines` finds the lines that the country does not sell. Rejects if the service does not answer. */
export function changeCountry(
  checkout: Pick<CheckoutApi, 'chooseCountry' | 'chooseState'>,
  { country, state, language }: Destination,
): Promise<Result<Selection>> {
  return state ? checkout.chooseState(country, state, language) : checkout.chooseCountry(country, language)
}

/**
 * The lines a cart lost between two replies, with their former quantities; `before` is null if unknown. Deposits are
 * left out. Empty if lines have become unreadable: those are still in the cart and cannot be distinguished from lost
 * ones.
 */
export function unavailableLines(before: Selection | null, after: Selection): Line[] {
  if (after.unreadableLines > (before?.unreadableLines ?? 0)) return []
  const kept = new Set(after.lines.map(({ line }) => line))
  const lines = before?.lines ?? []
  const isDepositLine = isDeposit(lines)
  return lines.filter((line) => !isDepositLine(line) && !kept.has(line.line))
}
