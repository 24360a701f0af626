import * as v from 'valibot'
import type { Locale } from '#src/i18n/locales.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { Bitset } from '../listing/bitset.ts'
import type { ListingIndex } from '../listing/listing-index.ts'
import { read } from '../rows.ts'
import { similarTerms } from './spelling.ts'

/** A column of the table `product_text`: one per language, and two for all languages. */
export type TextColumn = Locale | 'exact' | 'other'

const Term = v.object({ term: v.string() })

export type TextIndex = ReturnType<typeof createTextIndex>

/** Creates lookups of products by one normalized word. */
export function createTextIndex(sql: Sql, index: ListingIndex) {
  let tolerant: string[] | null = null

  function match(term: string, columns: readonly TextColumn[]): Bitset {
    const rows = sql.all(
      'select rowid as product from product_text where product_text match ?',
      `{${columns.join(' ')}} : ${term}`,
    )
    return index.of(rows.map(({ product }) => Number(product)))
  }

  return {
    /** Products with a word that begins with this one. */
    beginning: (word: string, columns: readonly TextColumn[]) => match(`"${word}"*`, columns),
    /** Words of the index within a typo of this one, except from columns without typo tolerance. */
    similarWords(word: string): string[] {
      tolerant ??= read(sql, Term, `select distinct term from product_term where col <> 'exact'`).map(
        ({ term }) => term,
      )
      return similarTerms(word, tolerant)
    },
  }
}
