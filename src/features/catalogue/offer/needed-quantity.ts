import type { CarFit } from '#src/features/garage/garage.atoms.ts'
import { packCount } from './litres.ts'
import { anyQuantity, type QuantityLimits, roundUpQuantity } from './quantity.ts'

/** How many pieces of a listed part are bought at one press, and what cars change of it. */
export interface ListedQuantity {
  /** The recommended quantity. */
  quantity: number
  /** How it is sold; one by one when absent. */
  limits?: QuantityLimits
  /** Of one piece, where cars need litres of it; null where that is not known. */
  litres?: number | null
}

/**
 * How many pieces the visitor's car needs of a part, as the part is sold; the recommended quantity without a car, and
 * where the part does not say. `fit` are the cars it fits, as `parseFitSummary` reads them.
 */
export function neededQuantity(
  { quantity, limits = anyQuantity, litres, fit }: ListedQuantity & { fit: string },
  carFit: CarFit | null,
): number {
  const answer = litres === null ? null : carFit?.of(fit)
  if (answer?.kind !== 'fits' || answer.quantity === null) return quantity
  return roundUpQuantity(packCount(answer.quantity, litres ?? 1), limits)
}
