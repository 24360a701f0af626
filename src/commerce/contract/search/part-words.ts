import { tradeWords } from './trade-words/trade-words.ts'

const firstWord = (text: string) => /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? ''
const isWhole = (rest: string) => !/^[\p{L}\p{N}]/u.test(rest)

/**
 * Creates a function that returns the names of a part in a language by its product name: its kind, then further trade
 * words. `Bremsscheibe vorne, 280 mm` → `bremsscheibe`, `bremsrotor`, `scheibe`, … Empty if the name does not begin
 * with the name of a kind of part.
 */
export function createPartWords(language: string): (name: string) => string[] {
  const nouns = [...tradeWords(language).values()].flatMap(({ names, wider }) =>
    names.map((noun) => ({ noun, words: [noun, ...[...names, ...wider].filter((name) => name !== noun)] })),
  )
  // The longest first: "oil filter housing" is no oil filter.
  nouns.sort((left, right) => right.noun.length - left.noun.length)
  const byFirstWord = Map.groupBy(nouns, ({ noun }) => firstWord(noun))
  return (name) => {
    const text = name.normalize('NFC').toLowerCase().replaceAll('’', "'")
    const found = byFirstWord
      .get(firstWord(text))
      ?.find(({ noun }) => text.startsWith(noun) && isWhole(text.slice(noun.length)))
    return found?.words ?? []
  }
}
