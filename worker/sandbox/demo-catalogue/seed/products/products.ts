import type { Generation } from '../assortment/supersession.ts'
import { plannedBundles } from '../plan/bundle-plan.ts'
import { type PartType, partType } from '../plan/part-types.ts'
import { basePrice } from '../prices/prices.ts'
import { hash, seededRandom } from '../random.ts'
import { productName } from '../texts/name.ts'
import { type CategoryPlan, featuredCar } from './category-nodes.ts'
import { slug, unique } from './numbers.ts'
import { partName, partSpec } from './part-spec.ts'
import type { ProductSpec } from './product-spec.ts'
import { revisionsOf } from './revisions.ts'

/** The day that creation and change dates are relative to. */
const seedDay = Date.UTC(2026, 10, 1)
const pastDays = 900
const day = 86_400_000

export interface Product {
  product: number
  style: number
  sku: string
  uri: string
  /** Null for a bundle or a deposit article. */
  brand: number | null
  category: number
  categories: number[]
  created: string
  modified: string
  markets: number[]
  spec: ProductSpec
  generation: Generation | null
  /** Price in euros including VAT, before rounding. */
  euros: number
}

/**
 * A product that is no part: a bundle or a deposit article. It has no maker, measures, part numbers or weight and is
 * always in stock.
 */
export function productWithoutPart({
  spec,
  ...fields
}: Omit<Product, 'style' | 'brand' | 'spec' | 'generation'> & {
  spec: Pick<ProductSpec, 'bundle' | 'deposit' | 'label' | 'models'>
}): Product {
  return {
    ...fields,
    style: fields.product,
    brand: null,
    generation: null,
    spec: {
      partType: null,
      brandName: '',
      technical: {},
      originalNumbers: [],
      crossNumbers: [],
      origin: 'SE',
      quantity: { n: 1, per: 'car' },
      availability: { kind: 'stock' },
      kilograms: 0,
      ...spec,
    },
  }
}

const everyMarket = [1, 2, 3, 4, 5, 6, 7]
const outsideTheUnion = [5, 6]
/** Share of non-hazardous parts that are still sold in the EU only. */
const unionOnly = 0.024

export const timestamp = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** Creation time in milliseconds since 1970; successors are newer than what they replace. */
export function createdAt(name: string, age: number, oldest: number): number {
  const generations = oldest + 1
  const progress = (seededRandom(`created ${name}`) + (oldest - age)) / generations
  return seedDay - Math.round((1 - progress) * pastDays) * day - (hash(`hour ${name}`) % (14 * 3600)) * 1000
}

export function modifiedAt(created: number, name: string): number {
  return created + Math.round((seedDay - created) * seededRandom(`modified ${name}`))
}

function marketsOf(type: PartType, sku: string, notIn: readonly number[]): number[] {
  const hazardous = type.hazardCodes.length > 0
  const stays = hazardous || (notIn.length === 0 && seededRandom(`union ${sku}`) < unionOnly)
  return everyMarket.filter(
    (market) => !notIn.includes(market) && !(stays && outsideTheUnion.includes(market)),
  )
}

/** Price discount per newer generation. */
const discountByAge = 0.04

export function makeProducts(generations: readonly Generation[], categories: CategoryPlan): Product[] {
  const uniqueUri = unique()
  const revisions = revisionsOf(generations)
  const byPart = Map.groupBy(generations, ({ design }) => partName(design))
  const firstDeposit = generations.length + plannedBundles + 1
  const styles = new Map<string, number>()

  /** The product id of the first variant with the same style, which may be the product itself. */
  function styleOf({ design, brand }: Generation, product: number): number {
    if (design.variantBy === undefined) return product
    const name = `${design.partType} ${design.kin} ${brand.uri}`
    const style = styles.get(name) ?? product
    styles.set(name, style)
    return style
  }

  return generations.map((generation, index): Product => {
    const { design, brand, age } = generation
    const type = partType(design.partType)
    const part = partName(design)
    const product = index + 1
    const sku = revisions.skuAt(index)
    const spec = partSpec(generation, { revisions, rivals: byPart.get(part) ?? [], firstDeposit })
    const created = createdAt(`${part} ${brand.uri}`, age, revisions.oldest(generation))
    const category = categories.byGroup.get(design.partType) ?? 1
    const featuredCategory = spec.models.includes(featuredCar.id)
      ? categories.byFeaturedPartType.get(design.partType)
      : undefined
    const isNamedByCar = !design.label && type.fitment !== 'universal'
    const name = productName(spec, 'en').replace(spec.label ?? '', (label) => label.replaceAll('/', ' '))
    const uri = `${name} ${isNamedByCar ? (spec.models[0] ?? '') : ''}`
    return {
      product,
      style: styleOf(generation, product),
      sku,
      uri: uniqueUri(slug(uri.replace(/[×/]/g, ' x '))),
      brand: brand.brand,
      category,
      categories: featuredCategory === undefined ? [category] : [category, featuredCategory],
      created: timestamp(created),
      modified: timestamp(modifiedAt(created, sku)),
      markets: marketsOf(type, sku, design.notIn ?? []),
      spec,
      generation,
      euros: basePrice(type, design.level, brand, part) * (1 - age * discountByAge),
    }
  })
}
