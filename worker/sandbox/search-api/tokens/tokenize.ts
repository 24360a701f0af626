// Meilisearch, "Tokenization": https://www.meilisearch.com/docs/learn/indexing/tokenization

/** A word or a separator of a text, as it is written there. */
export interface Segment {
  kind: 'word' | 'separator'
  text: string
  /** Its beginning in the text. */
  start: number
}

/** A word of a text. */
export interface Token {
  /** The word in lower case without diacritics. */
  word: string
  /** Its place among the words; a separator that ends a sentence is as wide as seven words more. */
  position: number
}

/**
 * The distance that a separator at the end of a sentence, or the step to the next value of a list, adds to a position.
 */
export const hardGap = 7

const segments = /[\p{L}\p{N}\p{M}]+|[.,](?= )|[^\p{L}\p{N}\p{M}]/gu
const camelHump = /(?<=\p{Ll})(?=\p{Lu})/u
const hardSeparator = /^(?:[!:;?¡§¶¿…‼‽。、]|[.,](?= ))/u

/** Normalizes a word: compatibility forms, lower case, no diacritics. */
export function normalizeWord(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
}

/** Splits a text into words, also where a capital follows a small letter, and the separators between them. */
export function segmentsOf(text: string): Segment[] {
  const found: Segment[] = []
  for (const match of text.matchAll(segments)) {
    const [part] = match
    let start = match.index
    if (!/^[\p{L}\p{N}\p{M}]/u.test(part)) {
      found.push({ kind: 'separator', text: part, start })
      continue
    }
    for (const word of part.split(camelHump)) {
      found.push({ kind: 'word', text: word, start })
      start += word.length
    }
  }
  return found
}

/** True if a separator ends a sentence, so that words on both sides of it are far apart. */
export function isHard(text: string, { start, kind }: Segment): boolean {
  return kind === 'separator' && hardSeparator.test(text.slice(start, start + 2))
}

/** The words of a text with their places, from `first` on. */
export function tokensOf(text: string, first = 0): Token[] {
  const found: Token[] = []
  let position = first - 1
  for (const segment of segmentsOf(text)) {
    if (segment.kind === 'separator') {
      if (isHard(text, segment)) position += hardGap
      continue
    }
    const word = normalizeWord(segment.text)
    if (word === '') continue
    position += 1
    found.push({ word, position })
  }
  return found
}

/** Only the words of a text. */
export const wordsIn = (text: string): string[] => tokensOf(text).map(({ word }) => word)
