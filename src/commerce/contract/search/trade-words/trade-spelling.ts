import { carSynonyms } from './cars.ts'
import { foldWord } from './fold-word.ts'
import { tradeLexicon, tradeWords } from './trade-words.ts'

export interface TradeSpelling {
  /** Its single words by how they are folded: what parts are called, without misspellings, and cars that have nicknames. */
  words: ReadonlyMap<string, string>
  /**
   * True if two folded words are forms of one: they differ by endings that a word of the trade has, `skiva` and
   * `skivor`.
   */
  isSameWord(one: string, other: string): boolean
}

/** The shortest stem that has endings. */
const minStem = 3

/**
 * Spellings that have been read, by language. The words of the trade never change, and reading them takes milliseconds.
 */
const read = new Map<string, TradeSpelling>()

/** The spelling of words in a language; without trade words, only names of cars are known. */
export function tradeSpelling(language: string): TradeSpelling {
  const known = read.get(language) ?? readSpelling(language)
  read.set(language, known)
  return known
}

function readSpelling(language: string): TradeSpelling {
  const written = [...tradeWords(language).values()].flatMap(({ correct }) => correct)
  const words = wordsByFold([...written, ...Object.values(carSynonyms).flat()])
  const endings = endingsIn(Object.values(tradeLexicon(language)).join())
  return {
    words,
    isSameWord(one, other) {
      let stem = 0
      while (stem < one.length && one[stem] === other[stem]) stem += 1
      for (let from = stem; from >= minStem; from -= 1)
        if (endings.has(pair(one.slice(from), other.slice(from)))) return true
      return one === other
    },
  }
}

/** The single words of texts by how they are folded. */
export function wordsByFold(texts: readonly string[]): Map<string, string> {
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}]{3,}/gu) ?? [])
  return new Map(words.map((word) => [foldWord(word), word]))
}

const pair = (one: string, other: string) => `${one}/${other}`

/** Each two of the endings that a word has: `skiv(a/or)` has `a/or` and `or/a`. */
function endingsIn(lexicon: string): ReadonlySet<string> {
  const choices = [...lexicon.matchAll(/\(([^)]*)\)/g)].map(([, choice = '']) => foldWord(choice).split('/'))
  return new Set(
    choices.flatMap((choice) => choice.flatMap((one) => choice.map((other) => pair(one, other)))),
  )
}
