import type { CategoryPlan } from './category-nodes.ts'
import { showpiece } from './category-nodes.ts'
import { hash, pick, share } from './chance.ts'
import { batteryDepositCountry, depositItem, tierFor } from './deposits.ts'
import { type Design, type Measures, technicalOf } from './design.ts'
import { makerNumber, originalNumber, slug, unique } from './numbers.ts'
import { car, cars } from './plan/cars.ts'
import { type PartType, partType } from './plan/part-types.ts'
import { plannedSets } from './plan/set-plan.ts'
import { basePrice } from './prices.ts'
import type { ProductSpec } from './product-spec.ts'
import type { Generation } from './supersession.ts'
import { productName } from './texts/name.ts'

/** The day the shop's past is counted from. */
const seedDay = Date.UTC(2026, 10, 1)
const pastDays = 900
const day = 86_400_000

export interface Product {
  product: number
  style: number
  sku: string
  uri: string
  /** Null: a set, or a deposit. */
  brand: number | null
  category: number
  categories: number[]
  created: string
  modified: string
  markets: number[]
  spec: ProductSpec
  generation: Generation | null
  /** Euros with VAT, before a price list rounds it. */
  euros: number
}

const everyMarket = [1, 2, 3, 4, 5, 6, 7]
/** The share of harmless parts that stay in the union all the same: licences, agencies. */
const unionOnly = 0.024

export const timestamp = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** When a part came into the shop: successors after what they replace. */
export function createdAt(name: string, age: number, oldest: number): number {
  const places = oldest + 1
  const at = (share(`created ${name}`) + (oldest - age)) / places
  return seedDay - Math.round((1 - at) * pastDays) * day - (hash(`hour ${name}`) % (14 * 3600)) * 1000
}

export function modifiedAt(created: number, name: string): number {
  return created + Math.round((seedDay - created) * share(`modified ${name}`))
}

function marketsOf(type: PartType, sku: string, notIn: readonly number[]): number[] {
  const hazardous = type.hazardCodes.length > 0
  const stays = hazardous || (notIn.length === 0 && share(`union ${sku}`) < unionOnly)
  return everyMarket.filter((market) => !notIn.includes(market) && !(stays && (market === 5 || market === 6)))
}

/** The number that most cars need. */
function usual(numbers: readonly number[]): number | null {
  const counts = Map.groupBy(numbers, (number) => number)
  const [most] = [...counts].sort(([, left], [, right]) => right.length - left.length)
  return most?.[0] ?? null
}

/** How many to buy. Left and right are bought one by one; what serves both sides is bought for both. */
export function quantityOf(design: Design, { recommendedQty }: PartType): ProductSpec['quantity'] {
  const { n, per } = recommendedQty
  const side = design.technical.side
  const pieces = usual(design.rows.flatMap(({ qty }) => qty ?? []))
  if (per === 'cylinder' && pieces !== null) return { n: pieces, per }
  if (design.quantity !== undefined) return { n: design.quantity, per: design.per ?? per }
  if (side === 'left' || side === 'right') return { n: 1, per: 'car' }
  return per === 'side' ? { n: n * 2, per } : { n, per }
}

const otherOrigins = ['PL', 'CZ', 'IT', 'ES', 'TR', 'CN'] as const

const letters = 'ABCDEFGH'

export function makeProducts(generations: readonly Generation[], shelves: CategoryPlan): Product[] {
  const once = unique()
  const onceUri = unique()
  const oldest = new Map<string, number>()
  for (const { chain, age } of generations) oldest.set(chain, Math.max(oldest.get(chain) ?? 0, age))
  const makersOf = Map.groupBy(generations, ({ design }) => `${design.partType} ${design.key}`)
  const skus = generations.map(({ design, brand, chain, age }) => {
    const revision = (oldest.get(chain) ?? 0) - age
    const number = `${partType(design.partType).code}-${design.code.replaceAll('.', '')}-${brand.uri.slice(0, 3).toUpperCase()}`
    return once(revision === 0 ? number : `${number}-${letters.charAt(revision)}`)
  })
  const skuOf = new Map(generations.map(({ chain, age }, at) => [`${chain} ${age}`, skus[at] ?? '']))
  const styles = new Map<string, number>()
  const firstDeposit = generations.length + plannedSets + 1

  return generations.map((generation, at): Product => {
    const { design, brand, chain, age, ended } = generation
    const type = partType(design.partType)
    const sku = skus[at] ?? ''
    const product = at + 1
    const graded: Measures = design.grades?.[brand.tier] ?? {}
    const technical = { ...design.technical, ...technicalOf(graded) }
    const models = cars.map(({ id }) => id).filter((id) => design.rows.some(({ model }) => model === id))
    const part = `${design.partType} ${design.key}`
    const tier =
      design.partType === 'starter-battery'
        ? 'BAT'
        : technical.condition === 'remanufactured'
          ? tierFor(type.coreDepositEur, design.level)
          : undefined
    const [first] = design.rows
    const [from, to] = [first?.chassisFrom, first?.chassisTo]
    const replaces = skuOf.get(`${chain} ${age + 1}`)
    const replacedBy = age > 0 ? skuOf.get(`${chain} ${age - 1}`) : undefined
    const spec: ProductSpec = {
      partType: design.partType,
      brandName: brand.name,
      position: design.position,
      label: design.label,
      variantBy: design.variantBy,
      technical,
      models,
      ...(models.length === 1 &&
        (from ?? to) !== undefined && {
          chassis: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
        }),
      originalNumbers: [
        ...new Set(models.slice(0, 4).map((id) => originalNumber(car(id).make, `${part} ${id}`))),
      ],
      crossNumbers: (makersOf.get(part) ?? [])
        .filter((other) => other.brand !== brand && other.age === 0)
        .map((other) => `${other.brand.name} ${makerNumber(other.brand, part)}`),
      origin:
        share(`origin ${brand.uri} ${design.partType}`) < 0.55
          ? brand.country
          : pick(otherOrigins, `${brand.uri} ${design.partType}`),
      quantity: quantityOf(design, type),
      ...(tier && { depositItem: depositItem(tier, firstDeposit) }),
      ...(tier === 'BAT' && { depositCountry: batteryDepositCountry }),
      availability: { kind: age > 0 || ended ? 'discontinued' : 'stock' },
      replaces,
      replacedBy,
      kilograms: design.weight ?? type.weightKg,
    }
    const created = createdAt(`${part} ${brand.uri}`, age, oldest.get(chain) ?? 0)
    const styleName = design.variantBy === undefined ? null : `${design.partType} ${design.kin} ${brand.uri}`
    const style = (styleName === null ? undefined : styles.get(styleName)) ?? product
    if (styleName !== null) styles.set(styleName, style)
    const category = shelves.of.get(design.partType) ?? 1
    const own = models.includes(showpiece.id) ? shelves.ofShowpiece.get(design.partType) : undefined
    const uri = `${productName(spec, 'en')} ${design.label ? '' : (models[0] ?? '')}`
    return {
      product,
      style,
      sku,
      uri: onceUri(slug(uri.replace(/[×/]/g, ' x '))),
      brand: brand.brand,
      category,
      categories: own === undefined ? [category] : [category, own],
      created: timestamp(created),
      modified: timestamp(modifiedAt(created, sku)),
      markets: marketsOf(type, sku, design.notIn ?? []),
      spec,
      generation,
      euros: basePrice(type, design.level, brand, part) * (1 - age * 0.04),
    }
  })
}
