import type { EngineFacts } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import { splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { engineText } from './engine-text.ts'
import type { EngineYears } from './engine-years.ts'

export type VehicleTree = Make[]

export interface Vehicles {
  makes: VehicleTree
  hasLookup: boolean
  /** The country of the visitor's prices. */
  country: string
}

interface Make {
  name: string
  models: Model[]
}

interface Model {
  name: string
  engines: Engine[]
}

export interface Engine extends EngineYears {
  key: string
  /** Its code, "B21A". */
  name: string
  /** Size, fuel and power in the visitor's language: "2.1 l petrol, 73 kW (98 bhp)". Absent if unknown, or not asked for. */
  about?: string
}

/** Makes of two words; otherwise the first word is the make. */
const longMakes = ['Alfa Romeo', 'Aston Martin', 'Austin Healey', 'De Tomaso', 'Land Rover', 'Range Rover']

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byName = (left: { name: string }, right: { name: string }) => collator.compare(left.name, right.name)

interface NamedVehicle {
  key: string
  name: string
  engine?: EngineFacts | undefined
}

/**
 * Groups vehicles that are named "model, engine" by make and model, in alphabetical order. `about` describes an engine in
 * the visitor's language.
 */
export function vehicleTree(
  vehicles: readonly NamedVehicle[],
  about: (engine: EngineFacts) => string = () => '',
): VehicleTree {
  const models = Map.groupBy(
    vehicles.map(({ key, name, engine }) => {
      const { model, engine: code } = splitVehicleName(name)
      const known = engine ? withoutUnknown(engine, about(engine)) : {}
      return { model, engine: { key, name: code, ...known } }
    }),
    ({ model }) => model,
  )
  const makes = Map.groupBy(models.keys(), makeOf)
  return [...makes]
    .map(([name, names]) => ({
      name,
      models: names
        .map((model) => ({
          name: model,
          engines: (models.get(model) ?? []).map(({ engine }) => engine).sort(byName),
        }))
        .sort(byName),
    }))
    .sort(byName)
}

function withoutUnknown({ from, to }: EngineFacts, about: string): Omit<Engine, 'key' | 'name'> {
  return { ...(about && { about }), ...(from !== null && { from }), ...(to !== null && { to }) }
}

/** "Volvo" of "Volvo 240". */
export function makeOf(model: string): string {
  return longMakes.find((make) => model.startsWith(`${make} `)) ?? model.split(' ')[0] ?? model
}

/** Null if they cannot be loaded. */
export async function loadVehicleTree({ catalogue }: Pick<Shop, 'catalogue'>): Promise<VehicleTree | null> {
  const reply = await resultOrNull(() => catalogue.vehicleSearch())
  return reply?.ok ? vehicleTree(reply.value.vehicles) : null
}

/** The vehicles with their engines described, for a shopper who chooses one. Null if they cannot be loaded. */
export async function loadDescribedVehicles({
  catalogue,
  i18n,
}: Pick<Shop, 'catalogue' | 'i18n'>): Promise<VehicleTree | null> {
  const reply = await resultOrNull(() => catalogue.vehicleSearch())
  return reply?.ok ? vehicleTree(reply.value.vehicles, (engine) => engineText(engine, i18n)) : null
}
