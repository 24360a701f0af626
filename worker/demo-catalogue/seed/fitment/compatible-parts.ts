import { car } from '../plan/cars.ts'
import type { ProductSpec } from '../products/product-spec.ts'

/** Only these seals stand mineral oil, and nothing else does. */
function isForMineralOil({ models, technical }: ProductSpec): boolean {
  return (
    models.length > 0 && models.every((model) => model === 'citroen-2cv') && technical.brake_system === 'B'
  )
}

/** Whether another part may be put beside this one: same end, same brakes, same side, same bulb, same fluid. */
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

/** Universal parts of six volts are for cars of six volts. */
function rightVoltage({ models }: ProductSpec, volts: string | undefined): boolean {
  return volts === undefined || models.every((model) => car(model).volts === Number(volts))
}
