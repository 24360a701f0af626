import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'

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
  engines: { key: string; name: string }[]
}

/** Makes of two words; otherwise the first word is the make. */
const longMakes = ['Alfa Romeo', 'Aston Martin', 'Austin Healey', 'De Tomaso', 'Land Rover', 'Range Rover']

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byName = (left: { name: string }, right: { name: string }) => collator.compare(left.name, right.name)

/** Groups vehicles that are named "model, engine" by make and model, in alphabetical order. */
export function vehicleTree(vehicles: readonly { key: string; name: string }[]): VehicleTree {
  const models = Map.groupBy(
    vehicles.map(({ key, name }) => {
      const comma = name.lastIndexOf(', ')
      return comma < 0
        ? { key, model: name, engine: name }
        : { key, model: name.slice(0, comma), engine: name.slice(comma + 2) }
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
          engines: (models.get(model) ?? []).map(({ key, engine }) => ({ key, name: engine })).sort(byName),
        }))
        .sort(byName),
    }))
    .sort(byName)
}

/** "Volvo" of "Volvo 240". */
export function makeOf(model: string): string {
  return longMakes.find((make) => model.startsWith(`${make} `)) ?? model.split(' ')[0] ?? model
}

export async function loadVehicleTree({ catalogue }: Pick<Shop, 'catalogue'>): Promise<VehicleTree | null> {
  const reply = await resultOrNull(() => catalogue.vehicleSearch())
  return reply?.ok ? vehicleTree(reply.value.vehicles) : null
}
