import type { Locale } from '#src/i18n/locales.ts'
import { type Bitset, both, either, meets, setOf } from '../listing/bitset.ts'
import type { ListingIndex } from '../listing/listing-index.ts'
import { similarTerms } from './spelling.ts'
import type { TextIndex } from './text-index.ts'

/** Reads a text of a product; such fields are searched by scanning all products. */
export type SearchField = (position: number, language: Locale) => string

interface Found {
  all: Bitset
  /** Products whose name contains every word. */
  byName: Bitset
}

const maxWords = 12
const fuzzyPrefix = 'fuzzy:'
/** The field of a search without named fields: the whole text index. */
const everywhere = ''

/** Creates the free-text search: every word of the query must match, by prefix. */
export function createSearch(
  text: TextIndex,
  index: ListingIndex,
  searchFields: ReadonlyMap<string, SearchField>,
) {
  const walked = new Map<string, string[]>()

  function texts(field: string, passage: SearchField, language: Locale): string[] {
    const name = `${field} ${language}`
    const known =
      walked.get(name) ?? index.listed.map((_, position) => normalizeText(passage(position, language)))
    walked.set(name, known)
    return known
  }

  function exactly(field: string, word: string, language: Locale): Bitset {
    if (field === everywhere) return text.beginning(word, [language, 'exact', 'other'])
    if (field === 'name') return text.beginning(word, [language])
    const passage = searchFields.get(field)
    const found = passage ? texts(field, passage, language) : []
    return setOf(
      index.size,
      found.flatMap((text, position) => (text.includes(word) ? [position] : [])),
    )
  }

  function near(field: string, word: string, language: Locale): string[] {
    const passage = searchFields.get(field)
    return passage
      ? similarTerms(word, new Set(texts(field, passage, language).flatMap(wordsOf)))
      : text.similarWords(word)
  }

  function forgivingly(field: string, word: string, language: Locale): Bitset {
    const exact = exactly(field, word, language)
    if (meets(exact, exact)) return exact
    return either(
      index.size,
      near(field, word, language).map((term) => exactly(field, term, language)),
    )
  }

  function inField(field: string, word: string, language: Locale): Bitset {
    if (field === everywhere) return forgivingly(field, word, language)
    return field.startsWith(fuzzyPrefix)
      ? forgivingly(field.slice(fuzzyPrefix.length), word, language)
      : exactly(field, word, language)
  }

  /** Searches the named fields; all fields when none is named. */
  return (question: string, fields: readonly string[], language: Locale): Found => {
    const words = wordsOf(question).slice(0, maxWords)
    const searched = fields.length > 0 ? fields : [everywhere]
    const found = words.map((word) =>
      either(
        index.size,
        searched.map((field) => inField(field, word, language)),
      ),
    )
    return {
      all: both(words.length > 0 ? index.every() : index.none(), ...found),
      byName: both(index.every(), ...words.map((word) => exactly('name', word, language))),
    }
  }
}

/** Normalizes text for search: lower case without diacritics. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** The words of a query: runs of letters and digits, normalized. */
export function wordsOf(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
