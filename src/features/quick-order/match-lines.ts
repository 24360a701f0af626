import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { numberKeys } from '#src/commerce/contract/search/number-keys.ts'
import type { NumberedProduct } from '#src/commerce/contract/search/number-search.ts'
import type { OrderLine, Reading } from './parse-order-list.ts'

/** Maximum number of keys for one line: with those of a full list they stay within a filter's maximum of conditions. */
const maxKeys = 8

export interface LineMatch {
  line: OrderLine
  reading: Reading
  products: string[]
}

function keysOf({ number }: Reading): string[] {
  return numberKeys({ articleNumbers: [], gtins: [], oeNumbers: [number], crossNumbers: [number] })
}

export function wantedKeys(lines: readonly OrderLine[]): string[] {
  const keys = lines.flatMap(({ readings }) => [...new Set(readings.flatMap(keysOf))].slice(0, maxKeys))
  return [...new Set(keys)]
}

/**
 * Matches lines with the found products. Of several readings of a line, the one with the longest number counts, as no
 * number continues another by chance; if that is a product's own number, others that mention it are left out.
 */
export function matchLines(lines: readonly OrderLine[], found: readonly NumberedProduct[]): LineMatch[] {
  const byKey = new Map<string, NumberedProduct[]>()
  for (const product of found)
    for (const key of product.numberKeys) byKey.set(key, [...(byKey.get(key) ?? []), product])
  return lines.map((line) => {
    const candidates = line.readings.flatMap((reading) =>
      keysOf(reading).map((key) => ({ reading, key, products: byKey.get(key) ?? [] })),
    )
    const best = candidates
      .filter(({ products }) => products.length > 0)
      .reduce<(typeof candidates)[number] | null>(
        (longest, one) => (longest && longest.key.length >= one.key.length ? longest : one),
        null,
      )
    const [likeliest = { number: line.text, quantity: '' }] = line.readings
    if (!best) return { line, reading: likeliest, products: [] }
    const own = best.products.filter(({ sku }) => numberKey(sku) === best.key)
    const products = (own.length > 0 ? own : best.products).map(({ product }) => product)
    return { line, reading: best.reading, products: [...new Set(products)] }
  })
}
