import type { SearchHit, SearchReply } from '#src/commerce/contract/search/search.ts'
import { type Result, resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { ProductQuery, SearchApi } from '#src/commerce/search-api.ts'
import { type NumberMatch, numberMatch } from './number-match.ts'
import { queryText, queryWords } from './query-text.ts'

/** Most products that are listed because they have a number of the keyword. */
const maxNumbered = 20
/** Most words that are tried when no product has all of them. */
const maxTried = 6

/** A page of products, as they were found. */
export interface FoundProducts {
  hits: SearchHit[]
  /** Number of hits that the service sent for this page. */
  received: number
  total: number
  /** By product: the number it was found by. */
  matches: ReadonlyMap<string, NumberMatch>
  /** The words of the keyword that these products do not have; empty where they have all of them. */
  without: string[]
}

interface Page {
  limit: number
  offset: number
}

/**
 * Finds a page of products: those with a number that is in the keyword, on the first page, then those with all of its words.
 * When there are none, words that no product has are left out, then the most frequent ones. Throws `UpstreamError`.
 */
export async function findProducts(search: SearchApi, keyword: string, page: Page): Promise<FoundProducts> {
  const { text, numbers } = queryText(keyword)
  const [found = nothing, numbered = nothing] = await ask(search, [
    { q: text, ...page },
    ...(numbers.length > 0 ? [{ q: '', limit: maxNumbered, offset: 0, numbers }] : []),
  ])
  if (found.total === 0 && numbered.hits.length === 0) {
    return (await resultOrNull(() => findWithout(search, text, page))) ?? asFound(nothing)
  }
  const matches = new Map(numbered.hits.map((hit) => [hit.product, numberMatch(hit, numbers)]))
  const others = found.hits.filter(({ product }) => !matches.has(product))
  const hits = page.offset === 0 ? [...numbered.hits, ...others] : others
  return { ...asFound(found), hits, total: Math.max(found.total, hits.length), matches }
}

/** Finds products that lack as few words of a text as need be. */
async function findWithout(search: SearchApi, text: string, page: Page): Promise<FoundProducts | null> {
  const words = queryWords(text)
  const tried = words.slice(0, maxTried)
  if (words.length < 2) return null
  const alone = await ask(
    search,
    tried.map((word) => ({ q: word, limit: 0, offset: 0 })),
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
  const replies = await ask(
    search,
    choices.map((choice) => ({ q: choice.map(({ word }) => word).join(' '), ...page })),
  )
  const best = replies.findIndex(({ total }) => total > 0)
  const [reply, choice] = [replies[best], choices[best]]
  if (!reply || !choice) return null
  const kept = new Set(choice.map(({ at }) => at))
  return {
    ...asFound(reply),
    without: words.filter((_, at) => !kept.has(at)).map((word) => word.replaceAll('"', '')),
  }
}

const nothing: SearchReply = { hits: [], received: 0, total: 0 }
const asFound = ({ hits, received, total }: SearchReply): FoundProducts => ({
  hits,
  received,
  total,
  matches: new Map(),
  without: [],
})

/**
 * The answers to queries. An index without keys of numbers refuses them together: then only the first is asked. Throws
 * `UpstreamError`.
 */
async function ask(search: SearchApi, queries: readonly ProductQuery[]): Promise<SearchReply[]> {
  const [first] = queries
  if (!first) return []
  if (queries.length > 1) {
    try {
      return answerOf(await search.several(queries))
    } catch (error) {
      const isRefused = error instanceof UpstreamError && error.status === 400
      if (!isRefused || !queries.some(({ numbers }) => numbers)) throw error
    }
  }
  return [answerOf(await search.products(first))]
}

function answerOf<T>(reply: Result<T>): T {
  if (!reply.ok) throw new UpstreamError('status', 'search', { status: reply.status })
  return reply.value
}
