import { shortNames, tradeWords } from './trade-words/trade-words.ts'

/** The names of a part in search documents. */
export interface PartWords {
  /** Its kind as the product's name has it, then further trade words; empty if the name begins with no kind of part. */
  words: string[]
  /** The word that people shorten its name to, if other parts' names begin with it, too; null without one. */
  shortName: string | null
}

const firstWord = (text: string) => /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? ''
const isWhole = (rest: string) => !/^[\p{L}\p{N}]/u.test(rest)

/**
 * Creates a function that returns the names of a part in a language by its product name. `Bremsscheibe vorne, 280 mm` →
 * `bremsscheibe`, `bremsrotor`, `scheibe`, …
 */
export function createPartWords(language: string): (name: string) => PartWords {
  const kinds = tradeWords(language)
  const short = shortNames(kinds)
  const nouns = [...kinds].flatMap(([kind, { names, wider }]) =>
    names.map((noun) => ({
      noun,
      words: [noun, ...[...names, ...wider].filter((name) => name !== noun)],
      shortName: short.get(kind) ?? null,
    })),
  )
  // The longest first: "oil filter housing" is no oil filter.
  nouns.sort((left, right) => right.noun.length - left.noun.length)
  const byFirstWord = Map.groupBy(nouns, ({ noun }) => firstWord(noun))
  return (name) => {
    const text = name.normalize('NFC').toLowerCase().replaceAll('’', "'")
    const found = byFirstWord
      .get(firstWord(text))
      ?.find(({ noun }) => text.startsWith(noun) && isWhole(text.slice(noun.length)))
    return { words: found?.words ?? [], shortName: found?.shortName ?? null }
  }
}
