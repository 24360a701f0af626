import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import type { SearchHit, SearchReply } from '#src/commerce/contract/search/search.ts'
import { chosenFacets, noSearchFilters } from '#src/commerce/contract/search/search-filter.ts'
import { type Result, resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { Combined, SearchApi, SearchRequest } from '#src/commerce/search-api.ts'
import { type NumberMatch, numberMatch } from './number-match.ts'
import { queryText, queryWords, typedWords } from './query-text.ts'
import type { Speller } from './spelling/speller.ts'

const maxNumbered = 20
const maxTried = 6

export interface Found extends SearchReply {
  matches: ReadonlyMap<string, NumberMatch>
  without: string[]
  /** The corrected search, if words were found only by typo tolerance; it has results. */
  meant: string | null
  /** Possible corrections of a search without results, the likeliest first; they may have no results either. */
  guesses: string[]
  numbered: SearchHit | null
  content: Combined['content']
}

/** The page of products to find, as in `SearchRequest`, the number of content pages, and the speller. */
interface Wanted extends Omit<SearchRequest, 'q'> {
  contentLimit: number
  speller?: Speller | null
}

/**
 * Finds a page of products: on the first page those with a number that is in the keyword, then those with all of its
 * words. If there are none, words without products are left out, then the most frequent ones, unless filters are the
 * reason. Throws `UpstreamError`.
 */
export async function findProducts(
  search: SearchApi,
  keyword: string,
  { speller = null, ...wanted }: Wanted,
): Promise<Found> {
  const { text, numbers } = queryText(keyword)
  const words = typedWords(keyword)
  const matched = (speller?.doubtful(words).length ?? 0) > 0
  const asked = { q: text, ...wanted, matched, numbered: { numbers, limit: maxNumbered } }
  const answer = answerOf(await search.combined(asked))
  const { products: found, numbered: byNumber, content } = answer
  const plain = { matches: new Map(), without: [], numbered: null, meant: null, guesses: [] }
  if (found.total === 0 && byNumber.hits.length === 0) {
    const fewer = await resultOrNull(() => findWithout(search, keyword, wanted, speller))
    return { ...found, ...plain, ...fewer, content }
  }
  const matches = new Map(byNumber.hits.map((hit) => [hit.product, numberMatch(hit, numbers)]))
  const others = found.hits.filter(({ product }) => !matches.has(product))
  const hits = wanted.offset === 0 ? [...byNumber.hits, ...others] : others
  const [only, second] = byNumber.hits
  const numbered = only && !second && isNumberOf(only, text, numbers) ? only : null
  return {
    ...found,
    ...plain,
    hits,
    total: Math.max(found.total, hits.length),
    matches,
    numbered,
    meant: byNumber.hits.length > 0 ? null : (speller?.meant(words, answer.matched) ?? null),
    content,
  }
}

function isNumberOf(hit: SearchHit, text: string, numbers: readonly string[]): boolean {
  const whole = numberKey(text)
  return numbers.includes(whole) && (numbers.length === 1 || numberMatch(hit, [whole]).kind !== 'code')
}

async function findWithout(
  search: SearchApi,
  keyword: string,
  { filters = noSearchFilters, ...wanted }: Wanted,
  speller: Speller | null,
): Promise<Partial<Found>> {
  const words = queryWords(queryText(keyword).text)
  const guess = async (unknown: number[]) => (await speller?.guesses(typedWords(keyword), unknown)) ?? []
  const tried = words.slice(0, maxTried)
  if (words.length < 2) return { guesses: await guess([0]) }
  if (chosenFacets(filters).length > 0 && (await isFoundUnfiltered(search, keyword))) return {}
  const alone = answerOf(
    await search.several(tried.map((word) => ({ q: word, limit: 0, offset: 0, filters }))),
  )
  const unknown = tried.flatMap((_, at) => ((alone[at]?.total ?? 0) > 0 ? [] : [at]))
  const guesses = await guess(unknown)
  const rareFirst = tried
    .map((word, at) => ({ word, at, total: alone[at]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((left, right) => left.total - right.total)
  const choices = rareFirst
    .map((_, fewer) => rareFirst.slice(0, rareFirst.length - fewer))
    .filter(({ length }) => length < words.length)
    .map((choice) => choice.toSorted((left, right) => left.at - right.at))
  if (choices.length === 0) return { guesses }
  const requestOf = (choice: typeof rareFirst) => ({
    ...wanted,
    filters,
    q: choice.map(({ word }) => word).join(' '),
  })
  const replies = answerOf(
    await search.several([
      ...choices.map(requestOf),
      ...guesses.map((text) => ({ q: queryText(text).text, limit: 0, offset: 0, filters })),
    ]),
  )
  const best = replies.findIndex(({ total }, at) => at < choices.length && total > 0)
  const [reply, choice] = [replies[best], choices[best]]
  const meant = guesses.find((_, at) => (replies[choices.length + at]?.total ?? 0) > 0) ?? null
  if (!reply || !choice) return { guesses }
  const kept = new Set(choice.map(({ at }) => at))
  return {
    ...(await search.recounted(requestOf(choice), reply)),
    meant,
    without: words.filter((_, at) => !kept.has(at)).map((word) => word.replaceAll('"', '')),
  }
}

async function isFoundUnfiltered(search: SearchApi, keyword: string): Promise<boolean> {
  const { text, numbers } = queryText(keyword)
  const all = { limit: 0, offset: 0 }
  const byNumber = numbers.length > 0 ? [{ ...all, q: '', numbers }] : []
  const replies = answerOf(await search.several([{ ...all, q: text }, ...byNumber]))
  return replies.some(({ total }) => total > 0)
}

function answerOf<T>(reply: Result<T>): T {
  if (!reply.ok) throw new UpstreamError('status', 'search', { status: reply.status })
  return reply.value
}
