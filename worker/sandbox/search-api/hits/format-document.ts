// Meilisearch, API reference, "Search", `_formatted`: https://www.meilisearch.com/docs/reference/api/search

import type { SearchQuery } from '../requests/search-query.ts'
import type { IndexSettings } from '../settings/index-settings.ts'
import { type Document, isObject, isWithin, selectFields } from '../tokens/leaves.ts'
import { cropBounds } from './crop.ts'
import type { MatchedText, TextMatcher } from './match-text.ts'

interface Position {
  start: number
  length: number
  indices?: readonly number[]
}

interface Format {
  highlight: boolean
  crop: number | null
}

type Formatting = Pick<
  SearchQuery,
  | 'attributesToRetrieve'
  | 'attributesToHighlight'
  | 'attributesToCrop'
  | 'cropLength'
  | 'cropMarker'
  | 'highlightPreTag'
  | 'highlightPostTag'
  | 'showMatchesPosition'
>

/** Writes a document as a hit: the requested attributes, with marked and cropped matches. */
export function formatDocument(
  document: Document,
  query: Formatting,
  { settings, match }: { settings: Pick<IndexSettings, 'displayedAttributes'>; match: TextMatcher },
): Document {
  const displayed = selectFields(document, settings.displayedAttributes)
  const retrieved = query.attributesToRetrieve ?? ['*']
  const hit = selectFields(displayed, retrieved)
  const formats = formatsOf(query)
  if (formats.size === 0 && !query.showMatchesPosition) return hit
  const shown = [...formats.keys()].filter((name) => isShown(name, settings.displayedAttributes))
  const positions = new Map<string, Position[]>()
  const formatted = mapLeaves(displayed, (text, path, indices) => {
    const format = formatOf(formats, path)
    if (!format && !query.showMatchesPosition) return text
    const matched = match(text)
    if (query.showMatchesPosition && matched.matches.length > 0) {
      positions.set(path, [...(positions.get(path) ?? []), ...positionsOf(matched, indices)])
    }
    return format ? formattedText(matched, format, query) : text
  })
  return {
    ...hit,
    ...(shown.length > 0 ? { _formatted: selectFields(formatted, [...retrieved, ...shown]) } : {}),
    ...(query.showMatchesPosition ? { _matchesPosition: Object.fromEntries(positions) } : {}),
  }
}

const isShown = (name: string, displayed: readonly string[]) =>
  name === '*' || displayed.some((attribute) => isWithin(name, attribute) || isWithin(attribute, name))

/** The formats of attributes, by name. */
function formatsOf({ attributesToHighlight, attributesToCrop, cropLength }: Formatting): Map<string, Format> {
  const formats = new Map<string, Format>()
  for (const name of attributesToHighlight ?? []) formats.set(name, { highlight: true, crop: null })
  for (const entry of attributesToCrop ?? []) {
    const [, name = entry, length] = /^(.*):([^:]*)$/.exec(entry) ?? []
    const crop = /^\d{1,9}$/.test(length ?? '') ? Number(length) : cropLength
    formats.set(name, { highlight: formats.get(name)?.highlight ?? false, crop })
  }
  return formats
}

function formatOf(formats: ReadonlyMap<string, Format>, path: string): Format | null {
  const found = [...formats]
    .filter(([name]) => isWithin(path, name) || isWithin(name, path))
    .map(([, format]) => format)
  if (found.length === 0) return null
  const crop = found.find((format) => format.crop !== null)?.crop ?? null
  return { highlight: found.some(({ highlight }) => highlight), crop }
}

/** Replaces the texts and numbers within a value; numbers become texts. */
function mapLeaves(
  document: Document,
  map: (text: string, path: string, indices: readonly number[]) => string,
): Document {
  function mapped(value: unknown, path: string, indices: readonly number[]): unknown {
    if (typeof value === 'string' || typeof value === 'number') return map(String(value), path, indices)
    if (Array.isArray(value)) return value.map((entry, index) => mapped(entry, path, [...indices, index]))
    return isObject(value) ? object(value, path, indices) : value
  }
  function object(fields: Document, path: string, indices: readonly number[]): Document {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        mapped(value, path === '' ? name : `${path}.${name}`, indices),
      ]),
    )
  }
  return object(document, '', [])
}

const bytes = (text: string) => new TextEncoder().encode(text).length

function positionsOf({ text, matches }: MatchedText, indices: readonly number[]): Position[] {
  return matches.map(({ start, end }) => ({
    start: bytes(text.slice(0, start)),
    length: bytes(text.slice(start, end)),
    ...(indices.length > 0 ? { indices } : {}),
  }))
}

function formattedText(matched: MatchedText, { highlight, crop }: Format, query: Formatting): string {
  const { text, matches } = matched
  const [from, to] = crop === null ? [0, text.length] : cropBounds(matched, crop)
  let [written, at] = [from > 0 ? query.cropMarker : '', from]
  for (const { start, end } of highlight ? matches : []) {
    if (start < from || end > to) continue
    written += text.slice(at, start) + query.highlightPreTag + text.slice(start, end) + query.highlightPostTag
    at = end
  }
  return written + text.slice(at, to) + (to < text.length ? query.cropMarker : '')
}
