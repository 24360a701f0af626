import { type CarFacts, exactly } from '../fit/car-facts.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'
import type { ChassisNumber, DecodedVin } from './decode-vin.ts'
import { modelOfVin } from './model-years.ts'
import type { TypePlate } from './type-plate.ts'

/** Names of makes in the shop. The only car of Austin and Rover that it has is the Mini. */
const otherNames = new Map([
  ['Volkswagen', 'VW'],
  ['Austin/Rover', 'Mini'],
])

export function vinCar(number: ChassisNumber, vehicles: VehicleTree): KnownCar | null {
  if (number.kind === 'typePlate') return amazonOf(number, vehicles)
  if (number.kind !== 'vin') return null
  const [year = null, ...further] = number.years
  const make = makeNamed(number.make, vehicles)
  const model = modelNamed(number.vin, make, vehicles)
  const known = {
    make,
    model: model?.name ?? '',
    engine: model?.engines.length === 1 ? (model.engines[0]?.key ?? '') : '',
    year: further.length === 0 ? year : null,
    facts: make ? serialFacts(number) : {},
    vinNumber: number.vin,
  }
  return known.make || known.year ? known : null
}

function makeNamed(make: string | null, vehicles: VehicleTree): string {
  if (make === null) return ''
  const names = [make, otherNames.get(make), make.split(/[-/]/)[0]]
  return vehicles.find(({ name }) => names.includes(name))?.name ?? ''
}

function modelNamed(vin: string, make: string, vehicles: VehicleTree) {
  const name = modelOfVin(vin)
  const models = vehicles.find((one) => one.name === make)?.models ?? []
  const [only, ...others] = models.filter((model) => name?.test(model.name.toUpperCase()))
  return others.length === 0 ? only : undefined
}

export function makeNames(name: string): string[] {
  return [name, ...[...otherNames].flatMap(([own, inShop]) => (inShop === name ? own : []))]
}

const plateBodies: Record<TypePlate['body'], string> = {
  saloon2: 'sedan-2d',
  saloon4: 'sedan-4d',
  estate: 'estate',
}

/** The type plate has every fact that parts for an Amazon depend on, except the brakes. */
function amazonOf(plate: TypePlate & { number: string }, vehicles: VehicleTree): KnownCar | null {
  const make = vehicles.find(({ name }) => name === 'Volvo')
  const model = make?.models.find(({ name }) => name.startsWith('Volvo Amazon'))
  if (!make || !model) return null
  return {
    make: make.name,
    model: model.name,
    engine: model.engines.find(({ name }) => name === plate.engine)?.key ?? '',
    year: plate.year,
    facts: plateFacts(plate),
    vinNumber: plate.number,
  }
}

/** The chassis number within a VIN, by which the maker limits parts: the last six digits for Volvo. */
export function serialFacts({ make, vin }: DecodedVin): CarFacts {
  const [serial] = (make === 'Volvo' && /\d{6}$/.exec(vin)) || []
  return serial === undefined ? {} : { chassis: { from: Number(serial), to: Number(serial) } }
}

export function plateFacts({ body, steeringSide, gearbox }: TypePlate): CarFacts {
  return {
    body: exactly(plateBodies[body]),
    steering: exactly(steeringSide === 'left' ? 'lhd' : 'rhd'),
    gearbox: exactly(gearbox === 'BW35' ? 'automatic' : 'manual'),
  }
}
