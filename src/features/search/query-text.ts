import { measureText, writtenMeasure } from '#src/commerce/contract/search/measure-text.ts'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'

const maxNumbers = 24
const minNumberLength = 4
const maxNumberLength = 32
/** Part numbers are typed in up to this many words. `BD 280 22V F5X108 TOR` are six: a measure is two. */
const maxJoinedWords = 6

export interface QueryText {
  text: string
  /** Keys of part numbers it may contain, in the format of `numberKey`; the shorter ones first. */
  numbers: string[]
}

/** Parses a keyword into the text to search for, and the part numbers it may contain. */
export function queryText(keyword: string): QueryText {
  const text = measureText(keyword)
  return { text: text.includes('"') ? text : text.replaceAll(hyphened, '"$1"'), numbers: numbersIn(text) }
}

/** The words of a keyword as people read them, as many as its text has. */
export function typedWords(keyword: string): string[] {
  return queryWords(measureText(keyword))
}

/** Viscosities and cars such as the Saab 9-5: the service splits them into two words unless they are in quotes. */
const hyphened = /(?<!\S)(\d{1,2}W-\d{2}|\d-\d)(?!\S)/g

const pieces = new RegExp(`-?"[^"]*"|${writtenMeasure.source}|\\S+`, 'giu')

/** The words of such a text; a measure with its unit and a phrase in quotes are one each. */
export function queryWords(text: string): string[] {
  return text.match(pieces) ?? []
}

/**
 * True if a keyword has something to search for: a word of two letters or figures that is not excluded, or a letter and
 * a figure. For others the service would find nearly everything.
 */
export function hasWord(keyword: string): boolean {
  const wanted = typedWords(keyword).filter((word) => !word.startsWith('-'))
  const signs = wanted.map((word) => word.match(/[\p{L}\p{N}]/gu)?.join('') ?? '')
  const all = signs.join('')
  return signs.some(({ length }) => length > 1) || (/\p{L}/u.test(all) && /\p{N}/u.test(all))
}

/** If there are too many, single words come before joined ones, and many joined words before few. */
function numbersIn(text: string): string[] {
  const words = text.normalize('NFKC').replaceAll('"', '').split(' ')
  const joined = Array.from({ length: maxJoinedWords - 1 }, (_, fewer) => maxJoinedWords - fewer)
  const runs = [1, ...joined].flatMap((length) =>
    words.slice(length - 1).map((_, from) => words.slice(from, from + length)),
  )
  const written = runs.filter((run) => run.every(isPieceOfNumber)).map((run) => run.join(''))
  const likely = [...new Set(written.map(numberKey))].filter(isLikelyKey).slice(0, maxNumbers)
  return likely.sort((left, right) => left.length - right.length)
}

/** A word of letters only is at most as long as the prefix of a number: "filter" is too long. */
const isPieceOfNumber = (word: string) => hasDigit(word) || /^[a-z]{1,3}$/i.test(word)
const hasDigit = (text: string) => /\d/.test(text)
const isLikelyKey = (key: string) =>
  hasDigit(key) && key.length >= minNumberLength && key.length <= maxNumberLength
