import { foldWord } from '#src/commerce/contract/search/trade-words/fold-word.ts'
import { tradeSpelling, wordsByFold } from '#src/commerce/contract/search/trade-words/trade-spelling.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { doubtfulWords, meantSearch, nearWords } from './misspelling.ts'

/** The shortest words that may have been found by others, and that may be others where nothing has been found by them. */
const minFound = 4
const minUnknown = 3
/** Most searches that are tried instead of one that finds nothing. */
const maxGuesses = 3

/** Tells what is meant by searches with misspelled words. They are given as words, as `typedWords` reads them. */
export interface Speller {
  /** Places of words that may be misspelled. */
  doubtful(words: readonly string[]): number[]
  /** See `meantSearch`. */
  meant(words: readonly string[], matched: readonly (readonly string[])[]): string | null
  /**
   * Searches that may be meant by one whose words at these places nothing has been found by, the likeliest first. None
   * where one of them is like no word of the trade, no brand and no car.
   */
  guesses(words: readonly string[], unknown: readonly number[]): Promise<string[]>
}

/** Spells as the trade does in the shop's language, and as its catalogue names brands and cars. */
export function createSpeller({ i18n, catalogue }: Pick<Shop, 'i18n' | 'catalogue'>): Speller {
  const spelling = tradeSpelling(i18n.locale)
  const doubtful = (words: readonly string[]) => doubtfulWords(words, spelling, minFound)

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
      const suspected = new Set(doubtfulWords(words, spelling, minUnknown))
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
