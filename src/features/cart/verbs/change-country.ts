import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { isDeposit } from '../item-count.ts'

/** Where a cart is moved to. */
export interface Destination {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** A state of that country; empty or absent for none. */
  state?: string | undefined
  /** The language the cart keeps: a country would bring its own. */
  language: Locale
}

/**
 * Moves a cart to a country: prices, assortment and methods follow. `unavailableLines` finds what is not sold there.
 * Rejects when the service does not answer.
 */
export function changeCountry(
  checkout: Pick<CheckoutApi, 'chooseCountry' | 'chooseState'>,
  { country, state, language }: Destination,
): Promise<Result<Selection>> {
  return state ? checkout.chooseState(country, state, language) : checkout.chooseCountry(country, language)
}

/**
 * The lines a cart lost between two replies, with the quantities they had; `before` is null where it is not known.
 * Deposits are left out. Empty where lines have become unreadable: those are still in the cart, and cannot be
 * distinguished from the lost ones.
 */
export function unavailableLines(before: Selection | null, after: Selection): Line[] {
  if (after.unreadableLines > (before?.unreadableLines ?? 0)) return []
  const kept = new Set(after.lines.map(({ line }) => line))
  const lines = before?.lines ?? []
  const isDepositLine = isDeposit(lines)
  return lines.filter((line) => !isDepositLine(line) && !kept.has(line.line))
}
