import * as v from 'valibot'
import { rowsOfSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { mayFit } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Catalogue } from './catalogue.ts'
import type { Search, Wanted } from './search.ts'

/** A right product must be among this number of first results, or all of them must be right. */
export const firstResults = 3

export const Results = v.object({
  cards: v.array(v.object({ sku: v.string(), name: v.string(), brand: v.string(), fit: v.string() })),
})
export type Card = v.InferOutput<typeof Results>['cards'][number]

export interface Verdict {
  search: Search
  found: boolean
  nothing: boolean
  /** Names of the first results. */
  first: string[]
}

/** Creates the judge of search results by the catalogue's kinds of parts. */
export function createJudge({ kinds }: Pick<Catalogue, 'kinds'>) {
  const codes = new Map(kinds.map(({ id, code }) => [id, code]))
  return (search: Search, cards: readonly Card[]): Verdict => {
    const first = cards.slice(0, firstResults)
    return {
      search,
      found: isFound(first, search.wanted, codes),
      nothing: cards.length === 0,
      first: first.map(({ name, sku }) => `${name} (${sku})`),
    }
  }
}

function isFound(first: readonly Card[], wanted: Wanted, codes: ReadonlyMap<string, string>): boolean {
  const right = first.filter((card) => isRight(card, wanted, codes))
  return wanted.every ? right.length > 0 && right.length === first.length : right.length > 0
}

function isRight(
  { sku, name, brand, fit }: Card,
  wanted: Wanted,
  codes: ReadonlyMap<string, string>,
): boolean {
  const { kinds, car, measure, skus } = wanted
  const isOfKind = kinds === undefined || kinds.some((kind) => sku.startsWith(`${codes.get(kind)}-`))
  const fits = car === undefined || rowsOfSummary(fit).some((row) => mayFit(row) && row.model === car)
  const hasMeasure =
    measure === undefined || numbersIn(measure).every((part) => numbersIn(name).includes(part))
  const isMade = wanted.brand === undefined || brand === wanted.brand
  return isOfKind && fits && hasMeasure && isMade && (skus === undefined || skus.includes(sku))
}

/** The numbers of a measure, written as in English: `5 × 114,3 mm` → 5, 114.3. */
function numbersIn(text: string): string[] {
  return text.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []
}
