/** Minimum letters for which Meilisearch forgives one typo, and two. */
const oneFrom = 5
const twoFrom = 9
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Misspells the longest word of a text as often as Meilisearch forgives, never in its first letter; null for short words. */
export function misspelt(text: string, random: () => number): string | null {
  const words = text.split(' ')
  const longest = words.reduce((longer, word) => (word.length > longer.length ? word : longer), '')
  if (longest.length < oneFrom || !/^\p{L}+$/u.test(longest)) return null
  const twice = longest.length >= twoFrom && random() < 0.5
  const middle = Math.floor(longest.length / 2)
  const wrong = twice
    ? slip(longest.slice(0, middle), random) + slip(longest.slice(middle), random)
    : slip(longest, random)
  // The number of forgiven typos depends on the typed word, not on the intended one.
  if (wrong === longest || (twice && wrong.length < twoFrom)) return null
  return words.map((word) => (word === longest ? wrong : word)).join(' ')
}

/** A letter that is left out, doubled, replaced, or swapped with its neighbour. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  const other = letters[Math.floor(random() * letters.length)]
  const slips = [
    `${next}${after}`,
    `${letter}${letter}${next}${after}`,
    `${other}${next}${after}`,
    `${next}${letter}${after}`,
  ]
  return before + (slips[Math.floor(random() * slips.length)] ?? '')
}
