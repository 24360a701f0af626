import { foldWord } from '#src/commerce/contract/search/trade-words/fold-word.ts'
import { tradeSpelling } from '#src/commerce/contract/search/trade-words/trade-spelling.ts'

/** The languages in whose trade one of these words is known, in any of its forms. */
export function knownLanguages<Language extends string>(
  words: readonly string[],
  languages: readonly Language[],
): Language[] {
  const folded = words.map(foldWord)
  return languages.filter((language) => {
    const { words: known, isSameWord } = tradeSpelling(language)
    return folded.some(
      (word) => known.has(word) || [...known.keys()].some((other) => isSameWord(other, word)),
    )
  })
}
