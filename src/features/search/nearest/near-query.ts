import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { queryText, typedWords } from '../query-text.ts'

const maxBeginnings = 3
const minNumber = 4
const minWord = 4

/**
 * Searches similar to one without results, the nearest first: for a number, one without its last characters; for words,
 * those of a phrase separately, then the longest word and its beginnings.
 */
export function nearQueries(keyword: string): string[] {
  const { numbers } = queryText(keyword)
  const words = typedWords(keyword).flatMap((word) => word.replaceAll(/^-|"/g, '').match(/\S+/g) ?? [])
  const near = [...beginningsOfNumber(words, numbers), words.join(' '), ...beginningsOfWord(words)]
  return [...new Set(near)].filter((text) => text !== '' && text !== keyword)
}

/** Documents contain their numbers without blanks, dots and dashes too. */
function beginningsOfNumber(words: readonly string[], numbers: readonly string[]): string[] {
  const bare = [words.join(' '), ...words]
    .map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
    .filter((text) => numbers.includes(numberKey(text)))
  const [longest = ''] = bare.sort((left, right) => right.length - left.length)
  return Array.from({ length: maxBeginnings }, (_, less) => longest.slice(0, -less - 1)).filter(
    ({ length }) => length >= minNumber,
  )
}

function beginningsOfWord(words: readonly string[]): string[] {
  const [longest = ''] = words
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
    .sort((left, right) => right.length - left.length)
  const letters = [...longest]
  const lengths = [1, 0.75, 0.5].map((part) => Math.ceil(letters.length * part))
  return lengths.filter((length) => length >= minWord).map((length) => letters.slice(0, length).join(''))
}
