import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { crossNumberKeys } from '#src/commerce/contract/search/number-keys.ts'
import type { SearchHit } from '#src/commerce/contract/search/search.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'

/** The number by which a product was found, in the product's spelling, and its owner. */
export interface NumberMatch {
  /** `code`: of a package or a size. `replaced`: the article number of a part that this one has replaced. */
  kind: 'article' | 'oe' | 'cross' | 'replaced' | 'code'
  number: string
}

type Numbered = Pick<SearchHit, 'sku' | 'oeNumbers' | 'crossNumbers' | 'replacedNumbers'>

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

export const numberField = 'number'
const maxNumberLength = 64

export function numberedPath(uri: string, number: string): string {
  return `${paths.product(uri)}?${new URLSearchParams({ [numberField]: number })}`
}

/** "Matches OE number X271-925". Empty if the product has no such number. */
export function numberReason(
  { t }: ServerI18n,
  product: Pick<Product, 'sku' | 'oeNumbers' | 'crossNumbers' | 'replaces' | 'items'>,
  query: URLSearchParams,
): string {
  const key = numberKey((query.get(numberField) ?? '').slice(0, maxNumberLength))
  if (key === '') return ''
  const replacedNumbers = product.replaces ? [product.replaces] : []
  const match = numberMatch({ ...product, replacedNumbers }, [key])
  const codes = product.items.flatMap(({ sku, ean }) => [sku, ean])
  const code = codes.find((text) => numberKey(text) === key)
  if (match.kind === 'code' && code === undefined) return ''
  return t(`search.match.${match.kind}`, { number: match.kind === 'code' ? (code ?? '') : match.number })
}
