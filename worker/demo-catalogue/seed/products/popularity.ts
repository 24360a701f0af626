import { seededRandom } from '../random.ts'
import type { Product } from './products.ts'

/** Looks up parts that are made today, by part type and the car they fit; `variants` are their further colours. */
export function createPopularity(products: readonly Product[], variants: readonly Product[]) {
  const byStyle = Map.groupBy(variants, ({ style }) => style)
  const byType = new Map<string, Map<string, Product[]>>()
  for (const product of products) {
    const { partType, models, availability } = product.spec
    if (partType === null || availability.kind === 'discontinued') continue
    const byModel = byType.get(partType) ?? new Map<string, Product[]>()
    byType.set(partType, byModel)
    for (const model of models.length > 0 ? models : [universal]) {
      const standing = byModel.get(model) ?? []
      byModel.set(model, standing)
      standing.push(product)
    }
  }
  for (const byModel of byType.values())
    for (const standing of byModel.values())
      standing.sort((left, right) => popularity(right) - popularity(left))

  const fitting = new Map<string, readonly Product[]>()

  return {
    /** Those of a part type that fit a car, best sellers first; universal ones after them. */
    fitting(partType: string, model: string): readonly Product[] {
      const key = `${partType} ${model}`
      const byModel = byType.get(partType)
      // Asked several times for every part of the shop, so lists are put together once.
      const found = fitting.get(key) ?? [...(byModel?.get(model) ?? []), ...(byModel?.get(universal) ?? [])]
      fitting.set(key, found)
      return found
    },
    /** A part in every colour it is made in. */
    inEveryColour: (part: Product): readonly Product[] => [part, ...(byStyle.get(part.product) ?? [])],
    universal: (partType: string): readonly Product[] => byType.get(partType)?.get(universal) ?? [],
  }
}
export type Popularity = ReturnType<typeof createPopularity>

const universal = ''

/** 0–1: how well a product sells. */
export function popularity({ sku }: Product): number {
  return seededRandom(`popular ${sku}`)
}
