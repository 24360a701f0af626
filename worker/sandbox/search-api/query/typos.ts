// Meilisearch, "Typo tolerance calculations": https://www.meilisearch.com/docs/resources/internals/typo_tolerance

import { firstAtLeast, type SortedWords } from '../index/vocabulary.ts'

const maxOneTypo = 150
const maxTwoTypos = 50

/**
 * Words of a list within `budget` typos of a word, with the number of typos: letters more, less, other, or swapped
 * with their neighbours. A typo in the first letter counts twice. With `prefix`, the beginning of a word may be meant.
 */
export function similarWords(
  words: SortedWords,
  word: string,
  { budget, prefix }: { budget: number; prefix: boolean },
): Map<string, 1 | 2> {
  if (budget === 0 || word === '') return new Map()
  const close = withSameFirstLetter(words.list(), word, Math.min(budget, 2), prefix)
  const found: [string, 1 | 2][] =
    budget > 1 ? [...close, ...withOtherFirstLetter(words, word, prefix)] : close
  const one = found.filter(([, typos]) => typos === 1).slice(0, maxOneTypo)
  const two = found.filter(([, typos]) => typos === 2).sort(([left], [right]) => (left < right ? -1 : 1))
  return new Map([...one, ...two.slice(0, maxTwoTypos)])
}

/** Compares the word to all with its first letter, keeping the rows of the letters that neighbours share. */
function withSameFirstLetter(
  sorted: readonly string[],
  word: string,
  budget: number,
  prefix: boolean,
): [string, 1 | 2][] {
  const [first = ''] = word
  const found: [string, 1 | 2][] = []
  const longest = word.length + budget
  const rows = Array.from({ length: longest + 1 }, () => new Uint8Array(word.length + 1))
  rows[0]?.forEach((_, column, row) => {
    row[column] = column
  })
  /** The least distance of the word to the first letters of the current one, by how many letters. */
  const least = new Uint8Array(longest + 1)
  least[0] = word.length
  let [previous, reached] = ['', 0]
  for (let at = firstAtLeast(sorted, first); at < sorted.length; at++) {
    const other = sorted[at] ?? ''
    if (!other.startsWith(first)) break
    if (!prefix && other.length > longest) continue
    const shared = Math.min(sharedLength(previous, other), reached)
    // The values shared by neighbours were already too far away.
    const length = Math.min(other.length, longest)
    let row = shared
    let dead = row > 0 && isTooFar(rows[row], budget)
    while (!dead && row < length) {
      row++
      fillRow(rows, row, word, other)
      least[row] = Math.min(least[row - 1] ?? budget, rows[row]?.[word.length] ?? budget)
      dead = isTooFar(rows[row], budget)
    }
    previous = other
    reached = row
    const distance = prefix ? (least[row] ?? 0) : dead ? budget + 1 : (rows[other.length]?.[word.length] ?? 0)
    if (distance === 1 || (distance === 2 && budget === 2)) found.push([other, distance])
  }
  return found
}

function isTooFar(row: Uint8Array | undefined, budget: number): boolean {
  return row?.every((distance) => distance > budget) ?? true
}

/** The distances of the beginnings of the word to the first `row` letters of the other. */
function fillRow(rows: readonly Uint8Array[], row: number, word: string, other: string): void {
  const current = rows[row]
  const above = rows[row - 1]
  if (!current || !above) return
  current[0] = row
  for (let column = 1; column <= word.length; column++) {
    const same = word[column - 1] === other[row - 1]
    let distance = Math.min(
      (above[column - 1] ?? 0) + (same ? 0 : 1),
      (above[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
    )
    const swapped =
      row > 1 && column > 1 && word[column - 1] === other[row - 2] && word[column - 2] === other[row - 1]
    if (swapped) distance = Math.min(distance, (rows[row - 2]?.[column - 2] ?? 0) + 1)
    current[column] = distance
  }
}

function sharedLength(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}

/** Words that only differ in the first letter: another, one more, one less, or the first two swapped. */
function withOtherFirstLetter(words: SortedWords, word: string, prefix: boolean): [string, 2][] {
  const [first = '', second = ''] = word
  const rest = word.slice(1)
  const starts = [
    rest,
    second + first + word.slice(2),
    ...firstLetters(words.list()).flatMap((letter) => [letter + rest, letter + word]),
  ]
  const found = new Set<string>()
  for (const start of starts) {
    if (start.startsWith(first) || start.length < 2) continue
    if (prefix) for (const similar of words.beginning(start, maxTwoTypos)) found.add(similar)
    else if (words.has(start)) found.add(start)
  }
  return [...found].map((similar): [string, 2] => [similar, 2])
}

/** The letters that words begin with. */
function firstLetters(sorted: readonly string[]): string[] {
  const letters: string[] = []
  for (let at = 0; at < sorted.length; ) {
    const [letter = ''] = sorted[at] ?? ''
    letters.push(letter)
    at = firstAtLeast(sorted, letter + String.fromCharCode(0xffff))
    if (sorted[at]?.startsWith(letter)) at++
  }
  return letters
}
