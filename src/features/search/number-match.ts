import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { crossNumberKeys } from '#src/commerce/contract/search/number-keys.ts'
import type { SearchHit } from '#src/commerce/contract/search/search.ts'

/** The number by which a product was found, as the product has it, and whose it is. */
export interface NumberMatch {
  /** `code`: that of a package or of a size. `replaced`: the article number of a part that this one has replaced. */
  kind: 'article' | 'oe' | 'cross' | 'replaced' | 'code'
  number: string
}

type Numbered = Pick<SearchHit, 'sku' | 'oeNumbers' | 'crossNumbers' | 'replacedNumbers'>

/** By which of the keys a product was found that has one of them. */
export function numberMatch(hit: Numbered, keys: readonly string[]): NumberMatch {
  const wanted = new Set(keys)
  const has = (number: string) => wanted.has(numberKey(number))
  if (has(hit.sku)) return { kind: 'article', number: hit.sku }
  const oe = hit.oeNumbers.find(has)
  if (oe !== undefined) return { kind: 'oe', number: oe }
  const cross = hit.crossNumbers.find((number) => crossNumberKeys(number).some((key) => wanted.has(key)))
  if (cross !== undefined) return { kind: 'cross', number: cross }
  const replaced = hit.replacedNumbers.find(has)
  if (replaced !== undefined) return { kind: 'replaced', number: replaced }
  return { kind: 'code', number: keys[0] ?? '' }
}
