import { foldWord } from '#src/commerce/contract/search/trade-words/fold-word.ts'
import { tradeSpelling, wordsByFold } from '#src/commerce/contract/search/trade-words/trade-spelling.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import {
  doubtfulWords,
  maxGuesses,
  meantSearch,
  minLettersIfFound,
  minLettersIfUnknown,
  nearWords,
} from './misspelling.ts'

/** Corrects searches with misspelled words, given as words in the format of `typedWords`. */
export interface Speller {
  doubtful(words: readonly string[]): number[]
  meant(words: readonly string[], matched: readonly (readonly string[])[]): string | null
  /**
   * Possible corrections of a search, whose words at these indices have no results, the likeliest first. Empty if one
   * of them resembles no word of the trade, brand or car.
   */
  guesses(words: readonly string[], unknown: readonly number[]): Promise<string[]>
}

/** A speller with the trade words of the shop's language, and the brands and cars of its catalogue. */
export function createSpeller({ i18n, catalogue }: Pick<Shop, 'i18n' | 'catalogue'>): Speller {
  const spelling = tradeSpelling(i18n.locale)
  const doubtful = (words: readonly string[]) => doubtfulWords(words, spelling, minLettersIfFound)

  async function namesInShop(): Promise<string[]> {
    const [brands, cars] = await Promise.all([
      resultOrNull(() => catalogue.brands()),
      resultOrNull(() => catalogue.vehicleSearch()),
    ])
    return [...(brands?.ok ? brands.value.brands : []), ...(cars?.ok ? cars.value.vehicles : [])].map(
      ({ name }) => name,
    )
  }

  return {
    doubtful,
    meant: (words, matched) => meantSearch(words, doubtful(words), matched, spelling),
    async guesses(words, unknown) {
      const suspected = new Set(doubtfulWords(words, spelling, minLettersIfUnknown))
      if (unknown.length === 0 || unknown.some((at) => !suspected.has(at))) return []
      const known = new Map([...spelling.words, ...wordsByFold(await namesInShop())])
      const near = new Map(unknown.map((at) => [at, nearWords(words[at] ?? '', known, spelling)]))
      const typed = foldWord(words.join(' '))
      const guesses = Array.from({ length: maxGuesses }, (_, rank) =>
        words.map((word, at) => {
          const choices = near.get(at)
          return choices ? (choices[rank] ?? choices[0] ?? '') : word
        }),
      )
      const complete = guesses.filter((guess) => !guess.includes('')).map((guess) => guess.join(' '))
      return [...new Set(complete)].filter((guess) => foldWord(guess) !== typed)
    },
  }
}
