import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import type { SearchHit, SearchReply } from '#src/commerce/contract/search/search.ts'
import { noSearchFilters } from '#src/commerce/contract/search/search-filter.ts'
import { type Result, resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { Combined, SearchApi, SearchRequest } from '#src/commerce/search-api.ts'
import { type NumberMatch, numberMatch } from './number-match.ts'
import { queryText, queryWords } from './query-text.ts'

/** Most products that are listed because they have a number of the keyword. */
const maxNumbered = 20
/** Most words that are tried when no product has all of them. */
const maxTried = 6

/** Products as they were found, and pages of content beside them. */
export interface Found extends SearchReply {
  /** By product: the number it was found by. */
  matches: ReadonlyMap<string, NumberMatch>
  /** The words of the keyword that these products do not have; empty where they have all of them. */
  without: string[]
  /** The product that the keyword as a whole is the number of; null where it is none's, or that of several. */
  numbered: SearchHit | null
  content: Combined['content']
}

/** Which products of a search are wanted, as `SearchRequest`, and how many pages of content. */
type Wanted = Omit<SearchRequest, 'q'> & { contentLimit: number }

/**
 * Finds a page of products: those with a number that is in the keyword, on the first page, then those with all of its words.
 * When there are none, words that no product has are left out, then the most frequent ones. Throws `UpstreamError`.
 */
export async function findProducts(search: SearchApi, keyword: string, wanted: Wanted): Promise<Found> {
  const { text, numbers } = queryText(keyword)
  const asked = { q: text, ...wanted, numbered: { numbers, limit: maxNumbered } }
  const { products: found, numbered: byNumber, content } = answerOf(await search.combined(asked))
  if (found.total === 0 && byNumber.hits.length === 0) {
    const fewer = await resultOrNull(() => findWithout(search, text, wanted))
    return { ...found, matches: new Map(), without: [], numbered: null, ...fewer, content }
  }
  const matches = new Map(byNumber.hits.map((hit) => [hit.product, numberMatch(hit, numbers)]))
  const others = found.hits.filter(({ product }) => !matches.has(product))
  const hits = wanted.offset === 0 ? [...byNumber.hits, ...others] : others
  const [only, second] = byNumber.hits
  const numbered = only && !second && isNumberOf(only, text, numbers) ? only : null
  return {
    ...found,
    hits,
    total: Math.max(found.total, hits.length),
    matches,
    without: [],
    numbered,
    content,
  }
}

/** Whether a text is one of the numbers of a product that has one of the numbers in it. */
function isNumberOf(hit: SearchHit, text: string, numbers: readonly string[]): boolean {
  const whole = numberKey(text)
  return numbers.includes(whole) && (numbers.length === 1 || numberMatch(hit, [whole]).kind !== 'code')
}

/** Finds products that lack as few words of a text as need be. */
async function findWithout(
  search: SearchApi,
  text: string,
  { filters = noSearchFilters, ...wanted }: Wanted,
): Promise<(SearchReply & Pick<Found, 'without'>) | null> {
  const words = queryWords(text)
  const tried = words.slice(0, maxTried)
  if (words.length < 2) return null
  const alone = answerOf(
    await search.several(tried.map((word) => ({ q: word, limit: 0, offset: 0, filters }))),
  )
  const rareFirst = tried
    .map((word, at) => ({ word, at, total: alone[at]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((left, right) => left.total - right.total)
  const choices = rareFirst
    .map((_, fewer) => rareFirst.slice(0, rareFirst.length - fewer))
    .filter(({ length }) => length < words.length)
    .map((choice) => choice.toSorted((left, right) => left.at - right.at))
  if (choices.length === 0) return null
  const replies = answerOf(
    await search.several(
      choices.map((choice) => ({ ...wanted, filters, q: choice.map(({ word }) => word).join(' ') })),
    ),
  )
  const best = replies.findIndex(({ total }) => total > 0)
  const [reply, choice] = [replies[best], choices[best]]
  if (!reply || !choice) return null
  const kept = new Set(choice.map(({ at }) => at))
  return {
    ...reply,
    without: words.filter((_, at) => !kept.has(at)).map((word) => word.replaceAll('"', '')),
  }
}

function answerOf<T>(reply: Result<T>): T {
  if (!reply.ok) throw new UpstreamError('status', 'search', { status: reply.status })
  return reply.value
}
