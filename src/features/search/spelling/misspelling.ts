import { foldWord } from '#src/commerce/contract/search/trade-words/fold-word.ts'
import type { TradeSpelling } from '#src/commerce/contract/search/trade-words/trade-spelling.ts'
import { editDistance } from './edit-distance.ts'

/** Letters of a word from which it may be respelt: one found by typo tolerance, and one without results. */
export const minLettersIfFound = 4
export const minLettersIfUnknown = 3
/** Maximum number of corrections tried for a search without results. */
export const maxGuesses = 3
/** Maximum number of letters that count as slips: in a short word another letter makes another word. */
const maxSlipsIfFound = (word: string) => (word.length > 4 ? 2 : 1)
const maxSlipsIfUnknown = (word: string) => Math.min(3, Math.floor(word.length / 3))
/** The same for the beginning of a word that may be incomplete. */
const maxSlipsInBeginning = 1

/** Words of at least `minLength` letters, without other characters, that are unknown to the trade. */
export function doubtfulWords(
  words: readonly string[],
  { words: known }: TradeSpelling,
  minLength: number,
): number[] {
  return words.flatMap((word, at) =>
    word.length >= minLength && /^\p{L}+$/u.test(word) && !known.has(foldWord(word)) ? [at] : [],
  )
}

/**
 * The corrected search: doubtful words are replaced if products were found only by typo tolerance. Null if each word
 * was found as typed, or as another form of the same word. `matched` are the words the service has matched in each of
 * the best hits.
 */
export function meantSearch(
  words: readonly string[],
  doubtful: readonly number[],
  matched: readonly (readonly string[])[],
  spelling: TradeSpelling,
): string | null {
  const [best = []] = matched
  const everywhere = matched.flat().map(foldWord)
  const meant = [...words]
  for (const at of doubtful) {
    const typed = foldWord(words[at] ?? '')
    // Within another word too: languages with compounds are found by their parts.
    if (everywhere.some((word) => word.includes(typed) || spelling.isSameWord(word, typed))) continue
    const isLast = at === words.length - 1
    const near = best
      .map((word) => ({ word, distance: distanceTo(typed, foldWord(word), isLast) }))
      .filter(({ distance }) => Number.isFinite(distance))
      .sort((left, right) => left.distance - right.distance)
    if (near[0]) meant[at] = inCaseOf(words[at] ?? '', near[0].word)
  }
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : null
}

/** The distance of a typed word from a word of a document; the last one may be incomplete. */
function distanceTo(typed: string, word: string, inPart: boolean): number {
  const whole = editDistance(typed, word, maxSlipsIfFound(typed))
  if (!inPart || word.length <= typed.length) return whole
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return Math.min(
    whole,
    ...beginnings.map((beginning) => editDistance(typed, beginning, maxSlipsInBeginning)),
  )
}

/** The known words that a word without results may mean, by their folded form, the nearest first. */
export function nearWords(
  word: string,
  known: ReadonlyMap<string, string>,
  spelling: TradeSpelling,
): string[] {
  const typed = foldWord(word)
  const most = maxSlipsIfUnknown(typed)
  return [...known]
    .map(([folded, written]) => ({ folded, written, distance: editDistance(typed, folded, most) }))
    .filter(({ folded, distance }) => distance <= most && !spelling.isSameWord(folded, typed))
    .sort((left, right) => left.distance - right.distance || byFirstLetter(typed, left.folded, right.folded))
    .map(({ written }) => inCaseOf(word, written))
}

/** Another letter in a shorter word makes another word. */
const minSlip = 4

/** True if each corrected word differs from the typed one by one letter: then the correction is hardly a guess. */
export function isSlip(typed: readonly string[], meant: readonly string[]): boolean {
  return (
    typed.length === meant.length &&
    typed.every((word, at) => {
      const distance = editDistance(foldWord(word), foldWord(meant[at] ?? ''), 1)
      return distance === 0 || (distance === 1 && word.length >= minSlip)
    })
  )
}

/** People seldom mistype the first letter. */
function byFirstLetter(typed: string, left: string, right: string): number {
  return Number(right[0] === typed[0]) - Number(left[0] === typed[0])
}

/** Keeps the letter case of the typed word. */
function inCaseOf(typed: string, word: string): string {
  return typed === typed.toLowerCase() ? word.toLowerCase() : word
}
