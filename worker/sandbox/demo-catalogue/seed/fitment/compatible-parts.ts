import { beltDriveOf } from '../plan/belt-drive.ts'
import { type Car, car } from '../plan/cars.ts'
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

/** The belts for a pulley, by the attribute `pulley`. */
const beltFor: Readonly<Record<string, string>> = { 'v-belt': 'v-belt', ribbed: 'ribbed-belt' }
const belts = Object.values(beltFor)

/** False if one part is a belt that the other's pulley does not take, or one of its cars. */
function takesBelt(
  { technical: { pulley }, models }: ProductSpec,
  { partType: belt = '' }: ProductSpec,
): boolean {
  if (belt === null || !belts.includes(belt)) return true
  return (
    (pulley === undefined || beltFor[pulley] === belt) &&
    models.every((model) => beltFor[beltDriveOf(car(model))] === belt)
  )
}

/** True if two parts may be combined: same axle, position, brake system, side, bulb, belt, torque, fuses and fluid. */
export function compatibleParts(part: ProductSpec, other: ProductSpec): boolean {
  const [left, right] = [part.technical, other.technical]
  const agree = (id: string) => !left[id] || !right[id] || left[id] === right[id]
  const shares = (id: string) =>
    !left[id] || !right[id] || right[id].split(', ').some((value) => left[id]?.split(', ').includes(value))
  if (!['axle', 'position', 'steering_side', 'side'].every(agree)) return false
  if (!takesBelt(part, other) || !takesBelt(other, part)) return false
  if (!needsGearboxOil(part, other)) return false
  if (!tightens(part, right.torque_range_nm)) return false
  if (!shares('brake_system') || !shares('bulb_type')) return false
  if (right.dot_class && (right.dot_class === 'LHM') !== isForMineralOil(part)) return false
  if (!part.models.every((model) => takesFluid(car(model), right))) return false
  if (!part.models.every((model) => takesFuses(car(model), right.fuse_type))) return false
  return other.models.length > 0 || rightVoltage(part, right.voltage_v)
}

/** The torque in newton metres to which the tightest wheel bolts are tightened. */
const wheelBoltTorque = 180

/** False for a torque wrench beside wheel bolts whose range (`40–210`) ends below their torque. */
function tightens({ partType }: ProductSpec, range: string | undefined): boolean {
  if (partType !== 'wheel-bolt' || range === undefined) return true
  const [least = 0, most = 0] = range.split('–').map(Number)
  return least <= 100 && most >= wheelBoltTorque
}

/** False for a classic Mini, whose gearbox runs in the oil of the engine. */
export const hasGearboxOil = ({ id }: Car) => id !== 'mini-classic'

/** False for oil of an automatic gearbox beside a clutch, and for any beside the half shafts of a rear axle. */
function needsGearboxOil({ partType, models }: ProductSpec, other: ProductSpec): boolean {
  if (other.partType !== 'gearbox-oil') return true
  if (other.technical.transmission_type === 'automatic') return false
  return models
    .map(car)
    .every((found) => hasGearboxOil(found) && (partType !== 'drive-shaft' || found.drive === 'front'))
}

/** True if a coolant or gearbox oil is of the kind that a car had when it was new; other parts always. */
export function takesFluid(
  { yearFrom }: Car,
  { coolant_class: coolant, api }: ProductSpec['technical'],
): boolean {
  if (coolant !== undefined) return coolant === (yearFrom < 1996 ? 'G11' : yearFrom < 2008 ? 'G12+' : 'G13')
  // GL-5 is for axles: its additives harm the brass of synchronised gearboxes.
  return api !== 'GL-5'
}

/** The model years from which new cars have blade fuses of a kind. */
const bladesFrom: Readonly<Record<string, number>> = { standard: 1979, maxi: 1990, mini: 1997 }

/** True if a car has fuses of this kind, or if no kind is given. */
function takesFuses({ make, yearFrom }: Car, kind: string | undefined): boolean {
  if (kind === undefined) return true
  if (['MG', 'Austin/Rover'].includes(make)) return kind === 'glass'
  if (['Mercedes-Benz', 'Porsche'].includes(make) && yearFrom < 1990) return kind === 'torpedo'
  const from = bladesFrom[kind]
  return from === undefined ? kind === 'torpedo' && yearFrom < 1979 : yearFrom >= from
}

/** True if a universal part has the voltage of a part's cars. */
function rightVoltage({ models }: ProductSpec, volts: string | undefined): boolean {
  return volts === undefined || models.every((model) => car(model).volts === Number(volts))
}
