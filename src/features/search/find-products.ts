import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import type { SearchHit, SearchReply } from '#src/commerce/contract/search/search.ts'
import { noSearchFilters } from '#src/commerce/contract/search/search-filter.ts'
import { acceptedValue, resultOrNull } from '#src/commerce/reply.ts'
import type { Combined, SearchApi, SearchRequest } from '#src/commerce/search-api.ts'
import { type CarYear, readCarYear } from './car/car-year.ts'
import { type FoundInstead, findInstead } from './find-instead.ts'
import { readCategory } from './meaning/named-category.ts'
import { type NumberMatch, numberMatch } from './number-match.ts'
import { queryText, queryWords, typedWords } from './query-text.ts'
import type { SearchAids } from './search-aids.ts'

const maxNumbered = 20

export interface Found extends SearchReply, FoundInstead {
  matches: ReadonlyMap<string, NumberMatch>
  numbered: SearchHit | null
  content: Combined['content']
}

/** The page of products to find, as in `SearchRequest`, and the number of content pages. */
interface Wanted extends Omit<SearchRequest, 'q'> {
  contentLimit: number
  aids: SearchAids
  /** True to find out whether words were found only by typo tolerance. */
  explained?: boolean
}

/**
 * Finds a page of products: those of a category that the keyword names; otherwise on the first page those with a number
 * that is in the keyword, then those with all of its words. A model year in it is no word if a car is named too: it
 * narrows the results. If there are none, see `findInstead`. Throws `UpstreamError`.
 */
export async function findProducts(search: SearchApi, keyword: string, wanted: Wanted): Promise<Found> {
  const read = await readSearch(keyword, wanted.aids)
  const ofCategory = await resultOrNull(() => findInCategory(search, keyword, read, wanted))
  return ofCategory ?? findByWords(search, keyword, read, wanted)
}

/** The products of the category that a keyword names; null if it names none, or none that has products. */
async function findInCategory(
  search: SearchApi,
  keyword: string,
  read: ReadSearch,
  { aids, explained: _, contentLimit, ...wanted }: Wanted,
): Promise<Found | null> {
  const category = await readCategory(queryWords(read.text), aids)
  if (!category) return null
  const { filters = noSearchFilters, ...asked } = requestOf(read, wanted)
  const reply = await search.combined({
    ...asked,
    q: category.rest.join(' '),
    filters: { ...filters, within: category.uris },
    ...{ contentLimit, contentWords: read.text, numbered: { numbers: [], limit: 0 } },
  })
  if (!reply.ok || !reply.value.isPrepared || reply.value.products.total === 0) return null
  const { products, content } = reply.value
  const year = yearOf(read.year, typedWords(keyword))
  return { ...products, ...nothingInstead, year, matches: new Map(), numbered: null, content }
}

async function findByWords(
  search: SearchApi,
  keyword: string,
  read: ReadSearch,
  { aids, explained = false, contentLimit, ...wanted }: Wanted,
): Promise<Found> {
  const words = typedWords(keyword)
  const matched = explained && aids.speller.doubtful(words).length > 0
  const { numbers } = read
  const numberedToo = { numbers, limit: maxNumbered }
  const asked = { ...requestOf(read, wanted), contentLimit, matched, numbered: numberedToo }
  const answer = acceptedValue(await search.combined(asked), 'search')
  const { products: found, numbered: byNumber, content, isPrepared } = answer
  const year = yearOf(read.year, words)
  const plain = {
    ...{ matches: new Map(), numbered: null, ...nothingInstead },
    ...(isPrepared ? { year } : { without: year ? [String(year.year)] : [] }),
  }
  if (found.total === 0 && byNumber.hits.length === 0) {
    const request = async (text: string) => {
      const other = await readSearch(text, aids)
      return { request: requestOf(other, wanted), year: yearOf(other.year, typedWords(text)) }
    }
    const yearAt = read.year?.at ?? null
    const instead = await resultOrNull(() =>
      findInstead(search, keyword, { ...wanted, aids, yearAt, request }),
    )
    return { ...found, ...plain, year: null, ...instead, content }
  }
  const matches = new Map(byNumber.hits.map((hit) => [hit.product, numberMatch(hit, numbers)]))
  const others = found.hits.filter(({ product }) => !matches.has(product))
  const hits = wanted.offset === 0 ? [...byNumber.hits, ...others] : others
  const [only, second] = byNumber.hits
  const numbered = only && !second && isNumberOf(only, queryText(keyword).text, numbers) ? only : null
  return {
    ...found,
    ...plain,
    hits,
    total: Math.max(found.total, hits.length),
    matches,
    numbered,
    meant: byNumber.hits.length > 0 ? null : aids.speller.meant(words, answer.matched),
    content,
  }
}

/** True if no product has the keyword as its number, and none has all of its words. */
export function isMissed({ hits, matches, without, corrected, language }: Found): boolean {
  const isInstead = without.length > 0 || corrected !== null || language !== null
  return matches.size === 0 && (hits.length === 0 || isInstead)
}

const nothingInstead: FoundInstead = {
  year: null,
  without: [],
  meant: null,
  guesses: [],
  corrected: null,
  language: null,
}

/** A search as it is asked: words, part numbers, and the model year that it is narrowed by. */
interface ReadSearch {
  text: string
  numbers: readonly string[]
  year: CarYear | null
}

async function readSearch(keyword: string, { currentYear, loadCars }: SearchAids): Promise<ReadSearch> {
  const { text, numbers } = queryText(keyword)
  const words = queryWords(text)
  const year = await readCarYear(words, currentYear, loadCars)
  if (!year) return { text, numbers, year }
  return {
    text: words.toSpliced(year.at, 1).join(' '),
    numbers: numbers.filter((number) => number !== String(year.year)),
    year,
  }
}

function requestOf(
  { text, year }: ReadSearch,
  { filters = noSearchFilters, ...wanted }: Omit<SearchRequest, 'q'>,
): SearchRequest {
  return { ...wanted, q: text, filters: year ? { ...filters, modelYears: year.modelYears } : filters }
}

function yearOf(year: CarYear | null, words: readonly string[]): Found['year'] {
  return year && { year: year.year, rest: words.toSpliced(year.at, 1).join(' ') }
}

function isNumberOf(hit: SearchHit, text: string, numbers: readonly string[]): boolean {
  const whole = numberKey(text)
  return numbers.includes(whole) && (numbers.length === 1 || numberMatch(hit, [whole]).kind !== 'code')
}
