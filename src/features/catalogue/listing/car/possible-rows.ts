import { rowsOfSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { mayFit } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Condition, KnownRange } from '#src/features/garage/fit/car-facts.ts'
import { meets } from '#src/features/garage/fit/compare-facts.ts'
import { isAsked } from '#src/features/garage/fit/deciding-answer.ts'
import { isOfModel } from '#src/features/garage/fit/fit.ts'
import { conditionsOf } from '#src/features/garage/fit/fit-row.ts'

/** A car of which only the engine is known, and perhaps when it was built; see `monthNumber`. */
export interface PossibleCar {
  vehicles: readonly string[]
  built?: KnownRange
}

/** The rows by which a product may fit such a car, as their conditions. */
export function possibleRows(
  { fitSummary }: Pick<Product, 'fitSummary'>,
  { vehicles, built }: PossibleCar,
): Condition[][] {
  const car = { engine: { is: vehicles, not: [] }, ...(built && { built }) }
  return rowsOfSummary(fitSummary)
    .filter((row) => mayFit(row) && isOfModel(car, row.model))
    .map(conditionsOf)
    .filter((conditions) => conditions.every((condition) => meets(car, condition) !== false))
}

/** True if a shopper has to answer a question before a product is known to fit. */
export function isUndecided(rows: readonly Condition[][]): boolean {
  return rows.length > 0 && rows.every((conditions) => conditions.some(isAsked))
}

/** The products in pages of that size, on each page those that fit before those that may fit. */
export function fittingFirst<P extends Pick<Product, 'fitSummary'>>(
  products: readonly P[],
  car: PossibleCar,
  pageSize: number,
): P[] {
  const rank = new Map(products.map((product) => [product, Number(isUndecided(possibleRows(product, car)))]))
  const pages = Array.from({ length: Math.ceil(products.length / pageSize) }, (_, page) =>
    products.slice(page * pageSize, (page + 1) * pageSize),
  )
  return pages.flatMap((page) => page.sort((left, right) => (rank.get(left) ?? 0) - (rank.get(right) ?? 0)))
}
