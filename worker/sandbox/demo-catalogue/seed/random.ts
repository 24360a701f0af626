/** A 32-bit hash of a text (FNV-1a with a final mix), so that similar texts have very different numbers. */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A deterministic pseudo-random number, 0 ≤ n < 1, derived from a text. */
export function seededRandom(text: string): number {
  return hash(text) / 0x1_0000_0000
}

export function pick<T>(choices: readonly [T, ...T[]], text: string): T {
  return choices[hash(text) % choices.length] ?? choices[0]
}

/** The entries in a deterministic pseudo-random order derived from `text`. */
export function shuffled<T>(entries: readonly T[], name: (entry: T) => string, text: string): T[] {
  return entries
    .map((entry) => ({ entry, rank: hash(`${text} ${name(entry)}`) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry)
}
