import type { Generation } from '../assortment/supersession.ts'
import { partType } from '../plan/part-types.ts'
import { unique } from './numbers.ts'

/** SKUs of part generations and their order. */
export interface Revisions {
  /** The SKU of the generation at this index of the list. */
  skuAt(index: number): string
  /** The age of the oldest generation of its part; 0 when there is only one. */
  oldest(generation: Generation): number
  /** The SKU it replaced; undefined without one. */
  before(generation: Generation): string | undefined
  /** The SKU that replaced it; undefined without one. */
  after(generation: Generation): string | undefined
}

const revisions = 'ABCDEFGH'

export function revisionsOf(generations: readonly Generation[]): Revisions {
  const uniqueSku = unique()
  const oldest = new Map<string, number>()
  for (const { chain, age } of generations) oldest.set(chain, Math.max(oldest.get(chain) ?? 0, age))
  const skus = generations.map((generation) => {
    const revision = (oldest.get(generation.chain) ?? 0) - generation.age
    const number = articleNumber(generation)
    return uniqueSku(revision === 0 ? number : `${number}-${revisions.charAt(revision)}`)
  })
  const byAge = new Map(generations.map(({ chain, age }, index) => [`${chain} ${age}`, skus[index] ?? '']))
  return {
    skuAt: (index) => skus[index] ?? '',
    oldest: ({ chain }) => oldest.get(chain) ?? 0,
    before: ({ chain, age }) => byAge.get(`${chain} ${age + 1}`),
    after: ({ chain, age }) => (age > 0 ? byAge.get(`${chain} ${age - 1}`) : undefined),
  }
}

/** `BD-280-22V-F5X108-BRO`: part type, design, brand. */
function articleNumber({ design, brand }: Generation): string {
  return `${partType(design.partType).code}-${design.code.replaceAll('.', '')}-${brand.code}`
}
