import { seededRandom } from '../random.ts'
import type { Product } from './products.ts'

/** Creates lookups of current parts by part type and car; `variants` are their further colours. */
export function createPopularity(products: readonly Product[], variants: readonly Product[]) {
  const byStyle = Map.groupBy(variants, ({ style }) => style)
  const byType = new Map<string, Map<string, Product[]>>()
  for (const product of products) {
    const { partType, models, availability } = product.spec
    if (partType === null || availability.kind === 'discontinued') continue
    const byModel = byType.get(partType) ?? new Map<string, Product[]>()
    byType.set(partType, byModel)
    for (const model of models.length > 0 ? models : [universal]) {
      const products = byModel.get(model) ?? []
      byModel.set(model, products)
      products.push(product)
    }
  }
  for (const byModel of byType.values())
    for (const products of byModel.values())
      products.sort((left, right) => popularity(right) - popularity(left))

  const fitting = new Map<string, readonly Product[]>()

  return {
    /** Parts of a type that fit a car, best sellers first, universal parts last. */
    fitting(partType: string, model: string): readonly Product[] {
      const key = `${partType} ${model}`
      const byModel = byType.get(partType)
      // Called several times for every part, so lists are cached.
      const found = fitting.get(key) ?? [...(byModel?.get(model) ?? []), ...(byModel?.get(universal) ?? [])]
      fitting.set(key, found)
      return found
    },
    /** A part and its colour variants. */
    inEveryColour: (part: Product): readonly Product[] => [part, ...(byStyle.get(part.product) ?? [])],
    universal: (partType: string): readonly Product[] => byType.get(partType)?.get(universal) ?? [],
  }
}
export type Popularity = ReturnType<typeof createPopularity>

const universal = ''

/** Popularity from 0 to 1. */
export function popularity({ sku }: Product): number {
  return seededRandom(`popular ${sku}`)
}
