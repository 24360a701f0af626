import type { CarFit } from '#src/features/garage/garage.atoms.ts'
import { packCount } from './litre-packs.ts'
import { anyQuantity, type QuantityLimits, roundUpQuantity } from './quantity.ts'

export interface ListedQuantity {
  quantity: number
  limits?: QuantityLimits
  litres?: number | null
}

/**
 * The pieces of a part the visitor's car needs, within its limits; the recommended quantity without a car or without
 * fitment data. `fit` are the cars it fits, in the format of `parseFitSummary`.
 */
export function neededQuantity(
  { quantity, limits = anyQuantity, litres, fit }: ListedQuantity & { fit: string },
  carFit: CarFit | null,
): number {
  const answer = litres === null ? null : carFit?.of(fit)
  if (answer?.kind !== 'fits' || answer.quantity === null) return quantity
  return roundUpQuantity(packCount(answer.quantity, litres ?? 1), limits)
}
