import { type Design, technicalOf } from '../assortment/design.ts'
import type { Generation } from '../assortment/supersession.ts'
import { batteryDepositCountry, depositItem, tierFor } from '../deposits/deposits.ts'
import { car, cars } from '../plan/cars.ts'
import { type PartType, partType } from '../plan/part-types.ts'
import { pick, seededRandom } from '../random.ts'
import { weigh } from '../weights/weigh.ts'
import { makerNumber, originalNumber } from './numbers.ts'
import type { ProductSpec } from './product-spec.ts'
import type { Revisions } from './revisions.ts'

interface Surroundings {
  revisions: Revisions
  /** All brands' generations of the same part. */
  rivals: readonly Generation[]
  /** The product number of the first deposit article. */
  firstDeposit: number
}

const maxOriginalNumbers = 4
/** Limits the size of product texts in large catalogues; the smallest catalogue has fewer. */
const maxCrossNumbers = 8
/** Share of parts produced in the brand's home country. */
const madeAtHome = 0.55
const otherOrigins = ['PL', 'CZ', 'IT', 'ES', 'TR', 'CN'] as const

/** Identifies a part, independent of the brand. */
export function partName({ partType: type, key }: Design): string {
  return `${type} ${key}`
}

/** Creates the specification of one brand's generation of a part. */
export function partSpec(
  generation: Generation,
  { revisions, rivals, firstDeposit }: Surroundings,
): ProductSpec {
  const { design, brand, age, ended } = generation
  const type = partType(design.partType)
  const technical = { ...design.technical, ...technicalOf(design.grades?.[brand.tier] ?? {}) }
  const models = cars.map(({ id }) => id).filter((id) => design.rows.some(({ model }) => model === id))
  const part = partName(design)
  const soldBy = design.soldBy ?? type.soldBy
  const tier = depositTier(design, type, technical.condition === 'remanufactured')
  const originalNumbers = models
    .slice(0, maxOriginalNumbers)
    .map((id) => originalNumber(car(id).make, `${part} ${id}`))
  return {
    partType: design.partType,
    brandName: brand.name,
    position: design.position,
    label: labelOf(design, models),
    variantBy: design.variantBy ?? (design.colours ? 'colour' : undefined),
    technical,
    models,
    ...(type.fitScope && models.length === 0 && { fitScope: type.fitScope }),
    ...(models.length === 1 && chassisOf(design)),
    originalNumbers: [...new Set(originalNumbers)],
    crossNumbers: rivals
      .filter((other) => other.brand.brand !== brand.brand && other.age === 0)
      .slice(0, maxCrossNumbers)
      .map((other) => `${other.brand.name} ${makerNumber(other.brand, part)}`),
    origin: originOf(generation),
    quantity: quantityOf(design, type),
    ...(soldBy && { soldBy }),
    ...(tier && { depositItem: depositItem(tier, firstDeposit) }),
    ...(tier === 'BAT' && { depositCountry: batteryDepositCountry }),
    availability: { kind: age > 0 || ended ? 'discontinued' : 'stock' },
    replaces: revisions.before(generation),
    replacedBy: revisions.after(generation),
    kilograms: weigh(design.partType, technical, models),
  }
}

const maxCarsInName = 3

/**
 * The cars in a name: `Volvo PV 544/Amazon/140 …`. A recipe names a part after the car that it is made for, others may
 * have the same part. An engine or a make stays as it is.
 */
function labelOf({ label }: Design, models: readonly string[]): string | undefined {
  if (!cars.some((known) => known.label === label)) return label
  const labels = models.map((id) => car(id).label)
  const makeOf = (name = '') => name.slice(0, name.indexOf(' ') + 1)
  const names = labels.map((name, index) => {
    const make = makeOf(name)
    return make === makeOf(labels[index - 1]) ? name.slice(make.length) : name
  })
  return names.slice(0, maxCarsInName).join('/') + (names.length > maxCarsInName ? ' …' : '')
}

/** The deposit tier of a part; undefined when it has none. */
function depositTier(design: Design, { coreDepositEur }: PartType, remanufactured: boolean) {
  if (design.partType === 'starter-battery') return 'BAT'
  return remanufactured ? tierFor(coreDepositEur, design.level) : undefined
}

/** The chassis range of a part, where that is a condition. */
function chassisOf({ rows: [first] }: Design): Pick<ProductSpec, 'chassis'> {
  const { chassisFrom: from, chassisTo: to } = first ?? {}
  if ((from ?? to) === undefined) return {}
  return { chassis: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } }
}

function originOf({ brand, design }: Generation): string {
  const name = `${brand.uri} ${design.partType}`
  return seededRandom(`origin ${name}`) < madeAtHome ? brand.country : pick(otherOrigins, name)
}

/**
 * The recommended quantity; null where it depends on the car. Left and right parts are bought one by one; a part for
 * both sides in pairs.
 */
function quantityOf(design: Design, { recommendedQty }: PartType): ProductSpec['quantity'] {
  const { n, per } = recommendedQty
  const side = design.technical.side
  // Every car needs another number of litres of a fluid.
  if (per === 'litre') return { n: null, per }
  const [pieces, ...otherQuantities] = new Set(design.rows.flatMap(({ qty }) => qty ?? []))
  if (otherQuantities.length > 0) return { n: null, per }
  if (per === 'cylinder' && pieces !== undefined) return { n: pieces, per }
  if (design.quantity !== undefined) return { n: design.quantity, per: design.per ?? per }
  if (side === 'left' || side === 'right') return { n: 1, per: 'car' }
  return per === 'side' ? { n: n * 2, per } : { n, per }
}
