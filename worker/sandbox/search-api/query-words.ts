import { searchIndexSettings } from '#src/commerce/contract/search/search-index.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { type Bitset, both, either, meets } from '../catalogue/listing/bitset.ts'
import { wordsOf } from '../catalogue/search/normalize-text.ts'
import type { TextColumn } from '../catalogue/search/text-index.ts'

/** Words of a query beyond this number are ignored, as by Meilisearch. */
const maxWords = 10
const maxSynonymWords = 3

const synonyms = new Map(
  Object.entries<readonly string[]>(searchIndexSettings.synonyms).map(([written, meant]) => [
    wordsOf(written).join(' '),
    meant.map(wordsOf),
  ]),
)

/** A word of a query and the products it matches. */
export interface QueryWord {
  word: string
  products: Bitset
  /** Products whose name or synonyms contain a word that begins with it. */
  byName: Bitset
}

/**
 * Looks up each word of a query: by prefix, by synonyms of the phrases it is part of and, where that finds nothing, by
 * words within a typo of it.
 */
export function findWords({ text, index }: Assortment, query: string, language: Locale): QueryWord[] {
  const words = wordsOf(query).slice(0, maxWords)
  const tolerant: TextColumn[] = [language, 'other']
  const columns: TextColumn[] = [...tolerant, 'exact']
  const found = words.map((word) => text.beginning(word, columns))
  for (const { from, to, meant } of phrasesIn(words)) {
    const products = both(index.every(), ...meant.map((word) => text.whole(word, columns)))
    for (let at = from; at < to; at++) found[at] = either(index.size, [found[at] ?? products, products])
  }
  return words.map((word, at) => {
    const products = found[at] ?? index.none()
    const byName = text.beginning(word, [language])
    if (meets(products, products)) return { word, products, byName }
    const near = text.similarWords(word).map((term) => text.beginning(term, tolerant))
    return { word, products: either(index.size, near), byName }
  })
}

/** The phrases of a query that have synonyms, as ranges of word indexes. */
function phrasesIn(words: readonly string[]): { from: number; to: number; meant: string[] }[] {
  return words.flatMap((_, from) =>
    Array.from({ length: maxSynonymWords }, (__, more) => from + more + 1)
      .filter((to) => to <= words.length)
      .flatMap((to) =>
        (synonyms.get(words.slice(from, to).join(' ')) ?? []).map((meant) => ({ from, to, meant })),
      ),
  )
}
