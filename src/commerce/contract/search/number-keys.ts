import { numberKey } from './number-key.ts'

/** The numbers a product is known by. */
export interface PartNumbers {
  /** The article numbers of the product and of its items. */
  articleNumbers: readonly string[]
  /** The codes on its packages. */
  gtins: readonly string[]
  oeNumbers: readonly string[]
  /** Those of other makers, with their names or without: `Tornby Friction TN 73502`, `BM-94222`. */
  crossNumbers: readonly string[]
  /** Its own name where the trade knows it by that, such as a belt's: `6PK1040`. */
  designations?: readonly string[]
}

const minLength = 4
/** The longest word before a number that may be letters of it, and not a name. */
const maxLetters = 4

/**
 * The keys under which a product is found by its numbers, for the field `numberKeys` of search documents. Cross-reference
 * numbers are found with and without the letters of their maker: `Tornby Friction TN 73502` by `TN73502` and `73502`.
 */
export function numberKeys({
  articleNumbers,
  gtins,
  oeNumbers,
  crossNumbers,
  designations = [],
}: PartNumbers): string[] {
  const written = [...articleNumbers, ...gtins, ...oeNumbers, ...designations]
  return [...new Set([...written.map(numberKey), ...crossNumbers.flatMap(crossNumberKeys)])].filter(
    ({ length }) => length >= minLength,
  )
}

/** The keys of a cross-reference number: with the letters before it, and without. */
export function crossNumberKeys(text: string): string[] {
  const words = text.split(/[\s-]+/)
  const from = words.findIndex((word) => /\d/.test(word))
  if (from <= 0) return [numberKey(text)]
  const number = words.slice(from).join('')
  const letters = words[from - 1] ?? ''
  const written = letters.length <= maxLetters ? [`${letters}${number}`, number] : [number]
  return written.map(numberKey)
}
