import type { Design } from '../assortment/design.ts'
import type { Generation } from '../assortment/supersession.ts'
import type { PartBundle } from '../bundles/bundles.ts'
import { compatibleParts } from '../fitment/compatible-parts.ts'
import { sharedCars } from '../fitment/shared-cars.ts'
import { partType } from '../plan/part-types.ts'
import { type Popularity, popularity } from './popularity.ts'
import type { Product } from './products.ts'

export interface Relation {
  product: number
  related: number
  relation: 'variant' | 'standard' | 'alternative' | 'accessory' | 'set'
  sort: number
}

const maxRelated = { standard: 4, alternative: 6, accessory: 6, set: 4, eachAccessory: 2 }

/** Creates the related products of each product page. */
export function makeRelations(
  products: readonly Product[],
  bundles: readonly PartBundle[],
  ranking: Popularity,
): Relation[] {
  const current = products.filter(({ spec }) => spec.availability.kind !== 'discontinued')
  const byDesign = Map.groupBy(current, designOf)
  const byStyle = Map.groupBy(products, ({ style }) => style)
  const typesOfGroup = new Map<string, string[]>()
  for (const { spec } of products) {
    if (spec.partType === null) continue
    const { group, id } = partType(spec.partType)
    const [top = ''] = group.split('.')
    typesOfGroup.set(top, [...new Set([...(typesOfGroup.get(top) ?? []), id])])
  }
  const bundlesOf = new Map<number, number[]>()
  for (const { product, sections } of bundles)
    for (const related of sections.flatMap((section) => section.products))
      bundlesOf.set(related, [...(bundlesOf.get(related) ?? []), product.product])

  const suiting = createSuitingParts(ranking)

  return products.flatMap((product) => {
    const { partType: id } = product.spec
    if (id === null) return []
    const type = partType(id)
    const [top = ''] = type.group.split('.')
    const alternatives = (byDesign.get(designOf(product)) ?? []).filter(
      ({ brand }) => brand !== product.brand,
    )
    const accessories = type.related.flatMap((related) =>
      suiting(product, related).slice(0, maxRelated.eachAccessory),
    )
    const shown = new Set([product, ...alternatives, ...accessories])
    const best = (typesOfGroup.get(top) ?? [])
      .filter((other) => other !== id)
      .flatMap((other) => suiting(product, other).find((found) => !shown.has(found)) ?? [])
      .sort((left, right) => popularity(right) - popularity(left))
    const variants = (byStyle.get(product.style) ?? []).filter((other) => other !== product)
    return [
      ...entries(product, 'variant', variants.map(number)),
      ...entries(product, 'alternative', alternatives.slice(0, maxRelated.alternative).map(number)),
      ...entries(product, 'accessory', accessories.slice(0, maxRelated.accessory).map(number)),
      ...entries(product, 'standard', best.slice(0, maxRelated.standard).map(number)),
      ...entries(product, 'set', [...new Set(bundlesOf.get(product.product))].slice(0, maxRelated.set)),
    ]
  })
}

/** A part is shown beside another if it fits this share of the other's cars at least. */
const minShare = 0.5

/**
 * Creates a function that finds the parts of a type to show beside a part: those that fit most of its cars, of equals the
 * best sellers first. It answers alike for all makers of a part.
 */
function createSuitingParts(ranking: Popularity) {
  const found = new Map<string, readonly Product[]>()
  const shares = new Map<Design, Map<Design, number>>()

  function shareFor({ design }: Generation, { design: other }: Generation): number {
    const known = shares.get(design) ?? new Map<Design, number>()
    shares.set(design, known)
    const share = known.get(other) ?? sharedCars(design.rows, other.rows)
    known.set(other, share)
    return share
  }

  function find({ spec, generation }: Product, type: string): readonly Product[] {
    const models = spec.models.length > 0 ? spec.models : ['']
    const ranked = new Set(models.flatMap((model) => ranking.fitting(type, model)))
    return [...ranked]
      .flatMap((other) => {
        const share = generation && other.generation ? shareFor(generation, other.generation) : 1
        return share >= minShare && compatibleParts(spec, other.spec) ? { other, share } : []
      })
      .sort((left, right) => right.share - left.share)
      .map(({ other }) => other)
  }

  return (part: Product, type: string): readonly Product[] => {
    const name = `${designOf(part)} > ${type}`
    const known = found.get(name) ?? find(part, type)
    found.set(name, known)
    return known
  }
}

const number = ({ product }: Product) => product

function designOf({ generation, product }: Product): string {
  return generation ? `${generation.design.partType} ${generation.design.key}` : String(product)
}

function entries(
  { product }: Product,
  relation: Relation['relation'],
  related: readonly number[],
): Relation[] {
  return related.map((other, sort) => ({ product, related: other, relation, sort }))
}
