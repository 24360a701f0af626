import { splitByChassis } from '../fitment/chassis.ts'
import { isFitmentEdgeCase } from '../fitment/fitment-edge-cases.ts'
import { plannedBundles } from '../plan/bundle-plan.ts'
import { partTypes } from '../plan/part-types.ts'
import { scaled } from '../plan/size.ts'
import { everyDesign } from '../recipes/all.ts'
import { createAssortment } from './assortment.ts'
import { createSupersession, type Generation } from './supersession.ts'

/** Superseded part numbers in a catalogue of `minProducts`; larger catalogues have proportionally more. */
const oldNumbers = 150
const endsWithoutSuccessor = 20
/** Part types with fewer products than this have no superseded numbers. */
const minForOldNumbers = 20

/** Plans all parts of a catalogue of `products`, by part type in plan order. */
export function planProducts(products: number): Generation[] {
  const planned = plannedParts(products)
  const designs = everyDesign()
  const assortment = createAssortment((design) => design.staple === true || isFitmentEdgeCase(design))
  const supersession = createSupersession(
    scaled(oldNumbers, products),
    scaled(endsWithoutSuccessor, products),
    new Map(
      partTypes
        .filter(
          ({ fitment, plannedProducts }) => fitment !== 'universal' && plannedProducts >= minForOldNumbers,
        )
        .map(({ id }) => [id, planned.get(id) ?? 0]),
    ),
  )
  return partTypes.flatMap(({ id }) => {
    const quota = supersession.quota(id)
    const possible = splitByChassis(id, designs.get(id) ?? [])
    return supersession.age(id, assortment.choose(id, possible, (planned.get(id) ?? 0) - quota), quota)
  })
}

/**
 * Number of products by part type in a catalogue of `products`, in plan order. Shares are those of the plan, rounded by
 * largest remainder so that parts and bundles add up to exactly `products`; the smallest size equals the plan.
 */
export function plannedParts(products: number): ReadonlyMap<string, number> {
  const parts = products - plannedBundles
  const total = partTypes.reduce((sum, { plannedProducts }) => sum + plannedProducts, 0)
  const shares = partTypes.map(({ id, plannedProducts }) => {
    const exact = (plannedProducts * parts) / total
    return { id, whole: Math.floor(exact), remainder: exact % 1 }
  })
  const missing = parts - shares.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(
    shares
      .toSorted((left, right) => right.remainder - left.remainder)
      .slice(0, missing)
      .map(({ id }) => id),
  )
  return new Map(shares.map(({ id, whole }) => [id, whole + (roundedUp.has(id) ? 1 : 0)]))
}
