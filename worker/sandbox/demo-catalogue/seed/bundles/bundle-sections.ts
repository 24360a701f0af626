import { hasGearboxOil, takesFluid } from '../fitment/compatible-parts.ts'
import type { BundlePlan } from '../plan/bundle-plan.ts'
import type { Car, Engine } from '../plan/cars.ts'
import { partType as planned } from '../plan/part-types.ts'
import type { Popularity } from '../products/popularity.ts'
import type { Product } from '../products/products.ts'
import { brakeCodes, fluidOf } from '../recipes/brakes/brake-systems.ts'

const maxCandidates = 4

/** The car, engine and brake system, by its label, that a bundle is for. */
export interface Purpose {
  car: Car
  engine: Engine
  brakeSystem: string | null
}

/** A section of a bundle: `quantity` units of one of these products. */
export interface Filling {
  quantity: number
  required: boolean
  products: number[]
}

/** Sections whose part must be for a given axle. */
const axles: Record<string, string> = {
  'brake-service-front': 'front',
  'brake-service-rear': 'rear',
  'suspension-front': 'front',
  winter: 'front',
}

export function fits({ generation, spec }: Product, { car, engine, brakeSystem }: Purpose): boolean {
  const rows = generation?.design.rows ?? []
  if (rows.length === 0) return spec.models.length === 0
  const code = brakeCodes(car, brakeSystem === null ? [] : [brakeSystem])
  return rows.some(
    (row) =>
      row.model === car.id &&
      row.engine === engine.id &&
      row.chassisFrom === undefined &&
      row.chassisTo === undefined &&
      (row.brakeSystem === undefined || row.brakeSystem === code) &&
      (row.steering === undefined || row.steering === car.steering[0]) &&
      row.bodies === undefined,
  )
}

/** True if a fluid suits the car, in a can that fills it once. */
function isRightCan({ spec }: Product, { car, engine, brakeSystem }: Purpose): boolean {
  const volume = Number(spec.technical.volume_l)
  const { dot_class: dotClass } = spec.technical
  if (spec.partType === 'engine-oil') return volume >= engine.oilLitres && volume <= 5
  if (!takesFluid(car, spec.technical)) return false
  if (spec.partType === 'gearbox-oil')
    return volume === 4 && spec.technical.transmission_type === 'manual' && hasGearboxOil(car)
  if (spec.partType === 'brake-fluid') {
    const mineral = fluidOf(car, brakeSystem ?? '') === 'mineral'
    return volume >= 0.5 && (dotClass === 'LHM') === mineral
  }
  if (spec.partType === 'coolant' || spec.partType === 'washer-fluid') return volume >= 4
  return true
}

function candidates(plan: BundlePlan, partType: string, purpose: Purpose, popularity: Popularity): Product[] {
  const axle = axles[plan.id]
  const all = popularity
    .fitting(partType, purpose.car.id)
    .filter((product) => fits(product, purpose) && isRightCan(product, purpose))
    .filter(({ spec }) => !axle || !spec.technical.axle || spec.technical.axle === axle)
    .filter(({ spec }) => spec.technical.with_water_pump === undefined)
  // Parts that are made for some cars must not be replaced by universal ones.
  return planned(partType).fitment === 'universal' ? all : all.filter(({ spec }) => spec.models.length > 0)
}

/**
 * Creates the sections of a planned section: one, or one per side where parts are left or right. Null when no part
 * fits.
 */
export function sectionsFor(plan: BundlePlan, purpose: Purpose, popularity: Popularity): Filling[] | null {
  const sections: Filling[] = []
  for (const { partType, qty, required } of plan.sections) {
    const found = candidates(plan, partType, purpose, popularity)
    const sides = ['left', 'right'].map((side) => found.filter(({ spec }) => spec.technical.side === side))
    const sided = sides.every((side) => side.length > 0)
    const groups =
      sided && qty > 1
        ? sides
        : [found.filter(({ spec }) => !sided || !['left', 'right'].includes(spec.technical.side ?? ''))]
    const offered = groups.map((group) => ({
      quantity: sided && qty > 1 ? qty / 2 : qty,
      required,
      products: group
        .slice(0, maxCandidates)
        .flatMap(popularity.inEveryColour)
        .map(({ product }) => product),
    }))
    if (offered.some(({ products }) => products.length === 0)) {
      if (required) return null
      continue
    }
    sections.push(...offered)
  }
  return sections
}
