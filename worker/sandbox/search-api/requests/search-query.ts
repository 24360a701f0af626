// Meilisearch, API reference, "Search": https://www.meilisearch.com/docs/reference/api/search

import * as v from 'valibot'
import { matchingStrategies } from '../query/matching-strategy.ts'
import { Refusal } from '../refusal.ts'
import { parse, snakeCase } from './parse.ts'
import { counted, flag, list, noun, object, oneOf, sentence, texts, word } from './schema.ts'

const share = v.pipe(
  v.number(noun('a number')),
  v.check(
    (value) => value >= 0 && value <= 1,
    sentence(
      'Invalid value at `{at}`: the value of `rankingScoreThreshold` is invalid, expected a float between `0.0` and `1.0`.',
    ),
  ),
)

/** Fields of a search that cannot be null. */
const settled = {
  limit: v.optional(counted(), 20),
  offset: v.optional(counted(), 0),
  showMatchesPosition: v.optional(flag, false),
  showRankingScore: v.optional(flag, false),
  showRankingScoreDetails: v.optional(flag, false),
  showPerformanceDetails: v.optional(flag, false),
  retrieveVectors: v.optional(flag, false),
  matchingStrategy: v.optional(oneOf(matchingStrategies), 'last'),
  highlightPreTag: v.optional(word, '<em>'),
  highlightPostTag: v.optional(word, '</em>'),
  cropMarker: v.optional(word, '…'),
  cropLength: v.optional(counted(), 10),
}

const open = {
  q: v.nullish(word),
  page: v.nullish(counted()),
  hitsPerPage: v.nullish(counted()),
  attributesToRetrieve: v.nullish(texts),
  attributesToCrop: v.nullish(texts),
  attributesToHighlight: v.nullish(texts),
  attributesToSearchOn: v.nullish(texts),
  filter: v.optional(v.unknown()),
  sort: v.nullish(texts),
  facets: v.nullish(texts),
  distinct: v.nullish(word),
  rankingScoreThreshold: v.nullish(share),
  locales: v.nullish(texts),
  vector: v.nullish(list(v.number(noun('a number')))),
  hybrid: v.nullish(object({ embedder: word, semanticRatio: v.number(noun('a number')) })),
}

const entries = { ...open, ...settled }
const SearchBody = v.strictObject(entries, noun('an object'))
export type SearchQuery = v.InferOutput<typeof SearchBody>

const FacetSearchBody = v.strictObject(
  {
    ...entries,
    facetName: word,
    facetQuery: v.nullish(word),
    exhaustiveFacetCount: v.nullish(flag),
  },
  noun('an object'),
)
export type FacetSearchQuery = v.InferOutput<typeof FacetSearchBody>

const weight = v.pipe(
  v.number(noun('a number')),
  v.minValue(
    0,
    sentence(
      'Invalid value at `{at}`: the value of `weight` is invalid, expected a positive float (>= 0.0).',
    ),
  ),
)

const MultiSearchBody = v.strictObject(
  {
    queries: list(
      v.strictObject(
        {
          ...entries,
          limit: v.optional(counted()),
          offset: v.optional(counted()),
          indexUid: word,
          federationOptions: v.nullish(v.strictObject({ weight: v.optional(weight, 1) }, noun('an object'))),
        },
        noun('an object'),
      ),
    ),
    federation: v.nullish(
      v.strictObject(
        {
          limit: v.optional(counted(), 20),
          offset: v.optional(counted(), 0),
          page: v.nullish(counted()),
          hitsPerPage: v.nullish(counted()),
          facetsByIndex: v.optional(v.record(v.string(), v.nullish(texts)), {}),
          mergeFacets: v.nullish(
            v.strictObject({ maxValuesPerFacet: v.nullish(counted()) }, noun('an object')),
          ),
          distinct: v.nullish(word),
        },
        noun('an object'),
      ),
    ),
  },
  noun('an object'),
)
export type MultiSearch = v.InferOutput<typeof MultiSearchBody>
export type Federation = NonNullable<MultiSearch['federation']>

const invalid = (field: string) => `invalid_search_${snakeCase(field)}` as const
const missing = (field: string) =>
  field === 'facetName' ? ('missing_facet_search_facet_name' as const) : ('missing_index_uid' as const)

/** Parses the body of a search. */
export function parseSearch(body: unknown): SearchQuery {
  return withoutVectors(parse(SearchBody, body, { invalid }))
}

/** Parses the body of a search for values of a facet. */
export function parseFacetSearch(body: unknown): FacetSearchQuery {
  const facetCode = (field: string) =>
    field.startsWith('facet') ? (`invalid_facet_search_${snakeCase(field)}` as const) : invalid(field)
  return withoutVectors(parse(FacetSearchBody, body, { invalid: facetCode, missing }))
}

/** Parses the body of several searches at once. */
export function parseMultiSearch(body: unknown): MultiSearch {
  const parsed = parse(MultiSearchBody, body, {
    invalid: (field) => (field === 'queries' ? 'bad_request' : 'invalid_multi_search_federated'),
    invalidWithin: (field) => (field === 'indexUid' ? 'invalid_index_uid' : invalid(field)),
    missing: (field) => (field === 'indexUid' ? 'missing_index_uid' : 'bad_request'),
  })
  for (const query of parsed.queries) withoutVectors(query)
  return parsed
}

/** There are no embedders here, so searches by meaning are refused. */
function withoutVectors<Query extends Pick<SearchQuery, 'vector' | 'hybrid'>>(query: Query): Query {
  if (query.vector && !query.hybrid) {
    const message = 'Invalid request: missing `hybrid` parameter when `vector` or `media` are present.'
    throw new Refusal('bad_request', message)
  }
  if (query.hybrid) {
    const message = `Cannot find embedder with name \`${query.hybrid.embedder ?? 'default'}\`.`
    throw new Refusal('invalid_search_embedder', message)
  }
  return query
}

type Reader = (text: string, name: string) => unknown

const asText: Reader = (text) => text
const asList: Reader = (text) => text.split(',').map((entry) => entry.trim())
const asFilter: Reader = (text) => {
  if (!text.trimStart().startsWith('[')) return text
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text)
  return parsed.success ? parsed.output : text
}

function wrong(name: string, text: string, expected: string): never {
  const message = `Invalid value in parameter \`${name}\`: could not parse \`${text}\` as ${expected}`
  throw new Refusal(invalid(name), message)
}

const asCount: Reader = (text, name) =>
  /^\d{1,15}$/.test(text) ? Number(text) : wrong(name, text, 'a positive integer')
const asNumber: Reader = (text, name) =>
  /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : wrong(name, text, 'a number')
const asFlag: Reader = (text, name) => {
  if (text === 'true') return true
  return text === 'false' ? false : wrong(name, text, 'a boolean, expected either `true` or `false`')
}

const parameters: Record<string, Reader> = {
  q: asText,
  offset: asCount,
  limit: asCount,
  page: asCount,
  hitsPerPage: asCount,
  attributesToRetrieve: asList,
  retrieveVectors: asFlag,
  attributesToCrop: asList,
  cropLength: asCount,
  attributesToHighlight: asList,
  filter: asFilter,
  sort: asList,
  distinct: asText,
  showMatchesPosition: asFlag,
  showRankingScore: asFlag,
  showRankingScoreDetails: asFlag,
  facets: asList,
  highlightPreTag: asText,
  highlightPostTag: asText,
  cropMarker: asText,
  matchingStrategy: asText,
  attributesToSearchOn: asList,
  rankingScoreThreshold: asNumber,
  locales: asList,
  showPerformanceDetails: asFlag,
}

/** Parses the query string of a search by GET, in which lists are separated by commas. */
export function parseSearchParameters(query: URLSearchParams): SearchQuery {
  const body: Record<string, unknown> = {}
  for (const [name, text] of query) {
    const read = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!read) {
      const known = Object.keys(parameters).map((entry) => `\`${entry}\``)
      throw new Refusal('bad_request', `Unknown parameter \`${name}\`: expected one of ${known.join(', ')}`)
    }
    body[name] = read(text, name)
  }
  return parseSearch(body)
}
