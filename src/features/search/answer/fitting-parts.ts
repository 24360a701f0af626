import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { type CarFacts, type KnownRange, monthNumber } from '#src/features/garage/fit/car-facts.ts'
import { meets } from '#src/features/garage/fit/compare-facts.ts'
import { type FitRow, fitOf, isOfModel, isPossible } from '#src/features/garage/fit/fit.ts'
import { summaryRows } from '#src/features/garage/fit/summary-fit.ts'

/** A part with its fitment rows, which are read once for all questions about it. */
export interface ListedPart {
  product: Product
  rows: readonly FitRow[]
}

export function listedPart(product: Product): ListedPart {
  return { product, rows: summaryRows(product.fitSummary) }
}

/** A car of a model year, which may have one of these engines. */
export function factsOf(engines: readonly string[], year: number | null): CarFacts {
  const engine = { is: engines, not: [] }
  return year === null ? { engine } : { engine, built: monthsOf(year) }
}

export function monthsOf(year: number): KnownRange {
  return { from: monthNumber(year, 1), to: monthNumber(year, 12) }
}

/** The parts that fit a car, or may fit it. */
export function partsThatMayFit(parts: readonly ListedPart[], car: CarFacts): ListedPart[] {
  return parts.filter(({ rows }) => isPossible(fitOf(car, rows)))
}

/** True if nothing more has to be known about a car for any of these parts, and all of them fit. */
export function allFit(parts: readonly ListedPart[], car: CarFacts): boolean {
  return parts.every(({ rows }) => !['asks', 'handbook'].includes(fitOf(car, rows).kind))
}

/** The quantities of these parts that the car may need, each once, in ascending order: pieces, or litres. */
export function neededQuantities(parts: readonly ListedPart[], car: CarFacts): number[] {
  const needed = parts.flatMap(({ rows }) =>
    rows.flatMap(({ model, conditions, quantity }) => {
      const mayApply = conditions.every(({ condition }) => meets(car, condition) !== false)
      return quantity !== null && isOfModel(car, model) && mayApply ? quantity : []
    }),
  )
  return [...new Set(needed)].sort((left, right) => left - right)
}
