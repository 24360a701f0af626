import type { Locale } from '#src/i18n/locales.ts'
import { type Bitset, both, either, meets, setOf } from '../listing/bitset.ts'
import type { ListingIndex } from '../listing/listing-index.ts'
import { normalizeText, wordsOf } from './normalize-text.ts'
import { isTypo } from './spelling.ts'
import type { TextIndex } from './text-index.ts'

/** A text of a product that is searched by walking through all of them. */
export type SearchField = (position: number, language: Locale) => string

interface Found {
  all: Bitset
  /** Those whose very name holds every word. */
  byName: Bitset
}

const maxWords = 12
const fuzzyPrefix = 'fuzzy:'
/** The field of a search that names none: all that the text index holds. */
const everywhere = ''

export type Search = ReturnType<typeof createSearch>

/** Free-text search: every word must be found, the beginning of a word is enough. */
export function createSearch(
  text: TextIndex,
  index: ListingIndex,
  passages: ReadonlyMap<string, SearchField>,
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
    const passage = passages.get(field)
    const found = passage ? texts(field, passage, language) : []
    return setOf(
      index.size,
      found.flatMap((text, position) => (text.includes(word) ? [position] : [])),
    )
  }

  function near(field: string, word: string, language: Locale): string[] {
    const passage = passages.get(field)
    return passage
      ? isTypo(word, new Set(texts(field, passage, language).flatMap(wordsOf)))
      : text.nearlySpelt(word)
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

  /** In the named fields only, or, when none is named, everywhere. */
  return (question: string, fields: readonly string[], language: Locale): Found => {
    const words = wordsOf(question).slice(0, maxWords)
    const wanted = fields.length > 0 ? fields : [everywhere]
    const found = words.map((word) =>
      either(
        index.size,
        wanted.map((field) => inField(field, word, language)),
      ),
    )
    return {
      all: both(words.length > 0 ? index.every() : index.none(), ...found),
      byName: both(index.every(), ...words.map((word) => exactly('name', word, language))),
    }
  }
}
