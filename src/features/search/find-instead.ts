import type { SearchReply } from '#src/commerce/contract/search/search.ts'
import { chosenFacets, noSearchFilters } from '#src/commerce/contract/search/search-filter.ts'
import { within } from '#src/commerce/deadline.ts'
import { acceptedValue, resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import type { SearchApi, SearchRequest } from '#src/commerce/search-api.ts'
import { otherLanguagesDeadline } from '#src/config.ts'
import { isYear } from './car/car-year.ts'
import { type KeptWords, keptWords } from './meaning/kept-words.ts'
import { queryText, queryWords, typedWords } from './query-text.ts'
import type { SearchAids } from './search-aids.ts'
import { isSlip } from './spelling/misspelling.ts'

const maxTried = 6
/** The name of the service in errors. */
const route = 'search'

/** The ways in which results were found, if not by all words as they were typed. */
export interface FoundInstead {
  /** The model year that results are narrowed by, and the search without it. */
  year: { year: number; rest: string } | null
  without: string[]
  /** The corrected search, if words were found only by typo tolerance; it has results. */
  meant: string | null
  /** Possible corrections of a search without results, the likeliest first; they may have no results either. */
  guesses: string[]
  /** The corrected search that the results are those of, and the search that keeps the words as they were typed. */
  corrected: { words: string; typed: string } | null
  /** The language in which the results were found, if it is not the page's. */
  language: string | null
}

interface Wanted extends Omit<SearchRequest, 'q'> {
  aids: SearchAids
  /** The index of the word that was read as the year of a car; null without one. */
  yearAt: number | null
  /** The request for a search, narrowed by the year in it. */
  request(text: string): Promise<{ request: SearchRequest; year: FoundInstead['year'] }>
}

/**
 * Finds products for a search that has no results, unless filters are the reason. Words without products are corrected
 * if they have one wrong letter; otherwise the languages that know one of them are searched; otherwise words are left
 * out, in the order of `shorterChoices`. Throws `UpstreamError`.
 */
export async function findInstead(
  search: SearchApi,
  keyword: string,
  { aids, yearAt, request, filters = noSearchFilters, ...wanted }: Wanted,
): Promise<Partial<FoundInstead & SearchReply>> {
  const words = queryWords(queryText(keyword).text)
  const typed = typedWords(keyword)
  if (chosenFacets(filters).length > 0 && (await isFoundUnfiltered(search, keyword, request))) return {}
  const tried = words.slice(0, maxTried)
  const totals = await totalsOf(search, tried, filters)
  // Without a car, any number like a year may be meant as one; with a car, only the one at `yearAt`, since others may
  // be part of a model's name.
  const years = words.map((word, at) => (yearAt === null ? isYear(word) : at === yearAt))
  const unknown = tried.flatMap((_, at) => ((totals[at] ?? 0) > 0 || years[at] ? [] : [at]))
  const guesses = unknown.length > 0 ? await aids.speller.guesses(typed, unknown) : []
  const named = keptWords(words, aids.kinds, (await aids.loadCars()) ?? [])
  const choices = shorterChoices(named, years, totals).filter(({ length }) => length < words.length)
  const asked = { ...wanted, filters }
  const languages = aids.otherLanguages(unknown.map((at) => typed[at] ?? ''))
  const [corrected, elsewhere, shorter] = await Promise.all([
    findCorrected(search, guesses, request),
    findElsewhere(search, { ...asked, q: queryText(keyword).text }, languages),
    findShorter(search, tried, choices, asked),
  ])
  const meant = corrected?.meant ?? null
  if (corrected && meant !== null && isSlip(typed, typedWords(meant))) {
    return {
      ...(await search.recounted(corrected.request, corrected.found)),
      year: corrected.year,
      corrected: { words: meant, typed: asTyped(typed, typedWords(meant)) },
    }
  }
  if (elsewhere) return { ...elsewhere.found, language: elsewhere.language }
  if (!shorter) return { guesses }
  return {
    ...(await search.recounted(shorter.request, shorter.found)),
    meant,
    without: words.filter((_, at) => !shorter.kept.includes(at)).map((word) => word.replaceAll('"', '')),
  }
}

/** The first of the corrections that has results; null if none has. */
async function findCorrected(search: SearchApi, guesses: readonly string[], request: Wanted['request']) {
  if (guesses.length === 0) return null
  const asked = await Promise.all(guesses.map(request))
  const replies = acceptedValue(await search.several(asked.map((each) => each.request)), route)
  const best = replies.findIndex(({ total }) => total > 0)
  const [meant, chosen, found] = [guesses[best], asked[best], replies[best]]
  return meant !== undefined && chosen && found ? { meant, ...chosen, found } : null
}

/** The results of the first choice of words that has some, given as indexes; null if none has. */
async function findShorter(
  search: SearchApi,
  words: readonly string[],
  choices: readonly (readonly number[])[],
  wanted: Omit<SearchRequest, 'q'>,
) {
  if (choices.length === 0) return null
  const requests = choices.map((choice) => ({ ...wanted, q: choice.map((at) => words[at]).join(' ') }))
  const replies = acceptedValue(await search.several(requests), route)
  const best = replies.findIndex(({ total }) => total > 0)
  const [kept, request, found] = [choices[best], requests[best], replies[best]]
  return kept && request && found ? { kept, request, found } : null
}

/** The number of products for each single word; zeros without a call if there is only one. */
async function totalsOf(
  search: SearchApi,
  words: readonly string[],
  filters: SearchRequest['filters'] = noSearchFilters,
): Promise<number[]> {
  if (words.length < 2) return words.map(() => 0)
  const alone = acceptedValue(
    await search.several(words.map((word) => ({ q: word, limit: 0, offset: 0, filters }))),
    route,
  )
  return words.map((_, at) => alone[at]?.total ?? 0)
}

/**
 * Fewer and fewer of the words that have products, as indexes. A year is left out first, then the most frequent word. If a
 * part is named, its words are left out last: before them the car, and before that other words, such as a place on the
 * car.
 */
function shorterChoices(
  { part, car }: KeptWords,
  years: readonly boolean[],
  totals: readonly number[],
): number[][] {
  const found = totals.flatMap((total, at) => (total > 0 ? [{ at, total, value: worthOf(at) }] : []))
  const byValue = found.sort((left, right) => right.value - left.value || left.total - right.total)
  if (part.size === 0) return shorterAndShorter(byValue)
  const ofPartAndCar = byValue.filter(({ value }) => value >= 2).length
  return [
    ...shorterAndShorter(byValue).filter(({ length }) => length >= ofPartAndCar),
    // The part is not made for this car, but for others.
    ...shorterAndShorter(byValue.filter(({ value }) => value === 3 || value === 1)),
  ]

  function worthOf(at: number): number {
    if (years[at]) return 0
    if (part.has(at)) return 3
    return part.size > 0 && car.has(at) ? 2 : 1
  }
}

function shorterAndShorter(keptFirst: readonly { at: number }[]): number[][] {
  return keptFirst
    .map((_, fewer) => keptFirst.slice(0, keptFirst.length - fewer))
    .map((choice) => choice.map(({ at }) => at).sort((left, right) => left - right))
}

/** The language that has most products for a search; null if none has, or if that is not known in time. */
async function findElsewhere(
  search: SearchApi,
  request: SearchRequest,
  languages: readonly string[],
): Promise<{ language: string; found: SearchReply } | null> {
  if (languages.length === 0) return null
  const late = () => new UpstreamError('timeout', 'other languages')
  const replies =
    (await resultOrNull(() =>
      within(otherLanguagesDeadline, search.inLanguages(request, languages), late),
    )) ?? []
  const [best] = languages
    .flatMap((language, at) => {
      const found = replies[at]
      return found && found.total > 0 ? [{ language, found }] : []
    })
    .sort((left, right) => right.found.total - left.found.total)
  // Their marks belong to names in the other language.
  return best
    ? { ...best, found: { ...best.found, hits: best.found.hits.map((hit) => ({ ...hit, nameParts: [] })) } }
    : null
}

/** The search with the words that a correction changes in quotation marks, which keep them as they are. */
function asTyped(typed: readonly string[], meant: readonly string[]): string {
  return typed.map((word, at) => (word === meant[at] ? word : `"${word}"`)).join(' ')
}

async function isFoundUnfiltered(
  search: SearchApi,
  keyword: string,
  request: Wanted['request'],
): Promise<boolean> {
  const { numbers } = queryText(keyword)
  const { q, filters: { modelYears = [] } = noSearchFilters } = (await request(keyword)).request
  const all = { limit: 0, offset: 0 }
  const byNumber = numbers.length > 0 ? [{ ...all, q: '', numbers }] : []
  const replies = acceptedValue(
    await search.several([{ ...all, q, filters: { ...noSearchFilters, modelYears } }, ...byNumber]),
    route,
  )
  return replies.some(({ total }) => total > 0)
}
