import { planProducts } from './assortment/catalogue-plan.ts'
import type { Design } from './assortment/design.ts'
import { makeBundles, type PartBundle } from './bundles/bundles.ts'
import { type Deposit, makeDeposits } from './deposits/deposit-articles.ts'
import { tiers } from './deposits/deposits.ts'
import { isFitmentEdgeCase } from './fitment/fitment-edge-cases.ts'
import { plannedBundles } from './plan/bundle-plan.ts'
import { scaled } from './plan/size.ts'
import { type StockLevel, stockLevels } from './products/availability.ts'
import { type CategoryPlan, planCategories } from './products/category-nodes.ts'
import { makeColourVariants } from './products/colour-variants.ts'
import { createPopularity } from './products/popularity.ts'
import { makeProducts, type Product } from './products/products.ts'
import { makeRelations, type Relation } from './products/relations.ts'
import { shuffled } from './random.ts'

/** Discontinued parts without successor in a catalogue of `minProducts`, in addition to those at the end of chains. */
const moreDiscontinued = 30

export interface ShopPlan {
  categories: CategoryPlan
  parts: readonly Product[]
  bundles: readonly PartBundle[]
  deposits: readonly Deposit[]
  relations: readonly Relation[]
  /** Availability and stock by SKU. */
  stockLevels: ReadonlyMap<string, StockLevel>
  /** SKUs of parts that must be in stock at a constant price, because bundles or edge cases need them. */
  steady: ReadonlySet<string>
  today: string
}

const isMade = ({ spec }: Product) => spec.availability.kind !== 'discontinued'
const isTrapped = ({ generation }: Product) => generation !== null && isFitmentEdgeCase(generation.design)

/** Plans a catalogue of `products` for a day (`YYYY-MM-DD`); only dates and price histories depend on the day. */
export function planShop(today: string, products: number): ShopPlan {
  const categories = planCategories()
  const parts = makeProducts(planProducts(products), categories)
  retire(parts, scaled(moreDiscontinued, products))
  // Numbered last, so that other numbers do not depend on the number of colours.
  const variants = makeColourVariants(parts, parts.length + plannedBundles + tiers.length + 1)
  const popularity = createPopularity(parts, variants)
  const bundles = makeBundles(parts, popularity, categories)
  const deposits = makeDeposits(parts.length + bundles.length + 1, categories)
  const inSets = new Set(
    bundles.flatMap(({ sections }) => sections.flatMap(({ products }) => products.slice(0, 1))),
  )
  const steady = new Set(
    parts
      .filter((part) => isMade(part) && (inSets.has(part.product) || isTrapped(part)))
      .map(({ sku }) => sku),
  )
  const levels = new Map([
    ...stockLevels(
      parts.filter(isMade).map(({ sku }) => sku),
      { planned: parts.length, here: steady, today },
    ),
    ...stockLevels(
      variants.map(({ sku }) => sku),
      { planned: variants.length, here: new Set(), today },
    ),
  ])
  const all = [...parts, ...variants]
  for (const { sku, spec } of all) spec.availability = levels.get(sku)?.availability ?? spec.availability
  return {
    categories,
    parts: all,
    bundles,
    deposits,
    relations: makeRelations(all, bundles, popularity),
    stockLevels: levels,
    steady,
    today,
  }
}

/** Discontinues parts that are also made by others, so that no car is left without one. */
function retire(parts: readonly Product[], count: number): void {
  const made = parts.filter(isMade)
  const makers = new Map<Design | null, number>()
  const designOf = ({ generation }: Product) => generation?.design ?? null
  for (const part of made) makers.set(designOf(part), (makers.get(designOf(part)) ?? 0) + 1)
  const free = made.filter((part) => !isTrapped(part) && !part.spec.replaces)
  let rest = count
  for (const part of shuffled(free, ({ sku }) => sku, 'retired')) {
    const others = (makers.get(designOf(part)) ?? 0) - 1
    if (rest === 0) break
    if (others < 1) continue
    part.spec.availability = { kind: 'discontinued' }
    makers.set(designOf(part), others)
    rest -= 1
  }
}
