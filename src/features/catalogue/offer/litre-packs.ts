import type { Product, ProductWithRelated } from '#src/commerce/contract/catalogue/product.ts'

export interface LitreGoods {
  volume: number
  volumes: readonly number[]
}

/** Maximum number of different packs, and of litres a car takes. */
const maxPacks = 12
const maxLitres = 100
/** Packs are counted in hundredths of a litre. */
const parts = 100

/** The packs of a product that is sold by the litre (`quantity_per` is `litre`); null for other products. */
export function litreGoodsOf(product: Product, related: ProductWithRelated['related']): LitreGoods | null {
  const volume = volumeOf(product)
  if (product.quantityPer !== 'litre' || volume === null) return null
  const packs = related.filter(({ relation, available }) => relation === 'variant' && available)
  const volumes = [volume, ...packs.flatMap((pack) => volumeOf(pack) ?? [])]
  return { volume, volumes: [...new Set(volumes)].slice(0, maxPacks) }
}

function volumeOf({ technical }: Pick<Product, 'technical'>): number | null {
  const litres = Number(technical.volume_l ?? 0)
  return litres >= 0.01 && litres <= 1_000 ? litres : null
}

/** Number of packs of one volume for an amount; rounding errors must not add a pack. */
export function packCount(litres: number, volume: number): number {
  return Math.ceil(Number((litres / volume).toFixed(6)))
}

/** The fewest packs with the least surplus over `litres`, largest first; empty without a solution. */
export function packsFor(litres: number, volumes: readonly number[]): number[] {
  if (!(litres > 0) || litres > maxLitres) return []
  const need = Math.ceil(Number((litres * parts).toFixed(6)))
  const sizes = volumes.map((volume) => Math.round(volume * parts)).filter((size) => size > 0)
  const last = need + Math.max(0, ...sizes)
  // The fewest packs that hold exactly a total, by total; `added` has the size of the last of them.
  const fewest = [0]
  const added: number[] = []
  for (let total = 1; total <= last; total++) {
    for (const size of sizes) {
      const packs = (fewest[total - size] ?? Number.POSITIVE_INFINITY) + 1
      if (packs >= (fewest[total] ?? Number.POSITIVE_INFINITY)) continue
      fewest[total] = packs
      added[total] = size
    }
    if (total >= need && fewest[total] !== undefined) return unpacked(total, added)
  }
  return []
}

function unpacked(total: number, added: readonly number[]): number[] {
  const packs: number[] = []
  for (let left = total; left > 0; left -= added[left] ?? left) packs.push((added[left] ?? left) / parts)
  return packs.sort((one, other) => other - one)
}
