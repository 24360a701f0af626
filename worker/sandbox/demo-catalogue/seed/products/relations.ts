import type { Design } from '../assortment/design.ts'
import type { PartBundle } from '../bundles/bundles.ts'
import { compatibleParts } from '../fitment/compatible-parts.ts'
import { enginesOf } from '../fitment/fitment.ts'
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

  const shareEngine = engineComparison()
  const suit = (part: Product, other: Product) =>
    compatibleParts(part.spec, other.spec) && shareEngine(part, other)

  return products.flatMap((product) => {
    const { partType: id, models } = product.spec
    if (id === null) return []
    const type = partType(id)
    const model = models[0] ?? ''
    const [top = ''] = type.group.split('.')
    const alternatives = (byDesign.get(designOf(product)) ?? []).filter(
      ({ brand }) => brand !== product.brand,
    )
    const accessories = type.related.flatMap((related) =>
      ranking
        .fitting(related, model)
        .filter((other) => suit(product, other))
        .slice(0, maxRelated.eachAccessory),
    )
    const shown = new Set([product, ...alternatives, ...accessories])
    const best = (typesOfGroup.get(top) ?? [])
      .filter((other) => other !== id)
      .flatMap(
        (other) =>
          ranking.fitting(other, model).find((found) => !shown.has(found) && suit(product, found)) ?? [],
      )
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

/** Creates a function that is true if two parts fit one engine, or one of them every car. */
function engineComparison(): (part: Product, other: Product) => boolean {
  const byDesign = new Map<Design, ReadonlySet<string>>()
  function engines({ generation }: Product): ReadonlySet<string> {
    if (!generation) return new Set()
    const { design } = generation
    const found = byDesign.get(design) ?? new Set(enginesOf(design.rows))
    byDesign.set(design, found)
    return found
  }
  return (part, other) => {
    const [left, right] = [engines(part), engines(other)]
    return left.size === 0 || right.size === 0 || [...left].some((engine) => right.has(engine))
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
