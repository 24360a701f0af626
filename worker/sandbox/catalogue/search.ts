import * as v from 'valibot'
import type { Locale } from '#src/i18n/locales.ts'
import type { Sql } from '../sql.ts'
import { type Bitset, both, either, meets, setOf } from './bitset.ts'
import { folded, wordsOf } from './folded.ts'
import type { ListingIndex } from './listing-index.ts'
import { read } from './rows.ts'
import { nearlySpelt } from './spelling.ts'

/** A text of a product that is searched by walking through all of them. */
export type Passage = (position: number, language: Locale) => string

export interface Found {
  all: Bitset
  /** Those whose very name holds every word. */
  byName: Bitset
}

/** The names in one language, or with them the numbers and cars that are the same in all. */
type Columns = 'name' | 'all'

const mostWords = 12
const inName = ['name', 'variantName']
const Term = v.object({ term: v.string() })

export type Search = ReturnType<typeof createSearch>

/** Free-text search: every word must be found, the beginning of a word is enough. */
export function createSearch(sql: Sql, index: ListingIndex, passages: ReadonlyMap<string, Passage>) {
  let terms: string[] | null = null
  const passageTexts = new Map<string, string[]>()

  function vocabulary(): string[] {
    terms ??= read(sql, Term, 'select term from product_term').map(({ term }) => term)
    return terms
  }

  function indexed(columns: Columns, word: string, language: Locale): Bitset {
    const rows = sql.all(
      'select rowid as product from product_text where product_text match ?',
      `${columns === 'name' ? language : `{${language} other}`} : "${word}"*`,
    )
    return index.of(rows.map(({ product }) => Number(product)))
  }

  function walked(field: string, passage: Passage, word: string, language: Locale): Bitset {
    const name = `${field} ${language}`
    const texts =
      passageTexts.get(name) ?? index.listed.map((_, position) => folded(passage(position, language)))
    passageTexts.set(name, texts)
    return setOf(
      index.size,
      texts.flatMap((text, position) => (text.includes(word) ? [position] : [])),
    )
  }

  function forgiving(columns: Columns, word: string, language: Locale): Bitset {
    const exact = indexed(columns, word, language)
    if (meets(exact, exact)) return exact
    const near = nearlySpelt(word, vocabulary())
    return either(
      index.size,
      near.map((term) => indexed(columns, term, language)),
    )
  }

  function inField(field: string, word: string, language: Locale): Bitset {
    if (inName.includes(field)) return indexed('name', word, language)
    if (field.startsWith('fuzzy:')) return forgiving('name', word, language)
    const passage = passages.get(field)
    return passage ? walked(field, passage, word, language) : index.none()
  }

  /** In the named fields only, or, when none is named, in all that the text index holds. */
  return (question: string, fields: readonly string[], language: Locale): Found => {
    const words = wordsOf(question).slice(0, mostWords)
    const found = words.map((word) =>
      fields.length === 0
        ? forgiving('all', word, language)
        : either(
            index.size,
            fields.map((field) => inField(field, word, language)),
          ),
    )
    return {
      all: both(words.length > 0 ? index.every() : index.none(), ...found),
      byName: both(index.every(), ...words.map((word) => indexed('name', word, language))),
    }
  }
}
