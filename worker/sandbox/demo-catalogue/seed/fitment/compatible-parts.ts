import { car } from '../plan/cars.ts'
import type { ProductSpec } from '../products/product-spec.ts'
import { fluidOf } from '../recipes/brakes/brake-systems.ts'

/** True if a part is for mineral oil: its seals resist it, and no others do. */
function isForMineralOil({ models, technical }: ProductSpec): boolean {
  const needsIt = (model: string) =>
    car(model).brakeSystems.some(
      ({ label, code }) => code === technical.brake_system && fluidOf(car(model), label) === 'mineral',
    )
  return models.length > 0 && models.every(needsIt)
}

/** True if two parts may be combined: same axle, brake system, side, bulb and fluid. */
export function compatibleParts(part: ProductSpec, other: ProductSpec): boolean {
  const [left, right] = [part.technical, other.technical]
  const agree = (id: string) => !left[id] || !right[id] || left[id] === right[id]
  const shares = (id: string) =>
    !left[id] || !right[id] || right[id].split(', ').some((value) => left[id]?.split(', ').includes(value))
  if (!['axle', 'steering_side', 'side'].every(agree)) return false
  if (!shares('brake_system') || !shares('bulb_type')) return false
  if (right.dot_class && (right.dot_class === 'LHM') !== isForMineralOil(part)) return false
  return other.models.length > 0 || rightVoltage(part, right.voltage_v)
}

/** True if a universal part has the voltage of a part's cars. */
function rightVoltage({ models }: ProductSpec, volts: string | undefined): boolean {
  return volts === undefined || models.every((model) => car(model).volts === Number(volts))
}
