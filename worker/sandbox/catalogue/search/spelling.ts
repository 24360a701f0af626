/** Shorter words than this must be spelled correctly. */
const shortest = 4
const minEdits = 1
const maxEdits = 2

/** The known words within one or two typos of `word`. Words with digits have no typos: they are part numbers. */
export function similarTerms(word: string, terms: Iterable<string>): string[] {
  if (word.length < shortest || /\d/.test(word)) return []
  const slips = word.length === shortest ? minEdits : maxEdits
  return [...terms].filter((term) => isWithinEdits(word, term, slips))
}

/** True if the edit distance of two words is at most `slips`. */
function isWithinEdits(left: string, right: string, slips: number): boolean {
  if (left[0] !== right[0] || Math.abs(left.length - right.length) > slips) return false
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let at = 1; at <= right.length; at++) {
      const change = (previous[at - 1] ?? 0) + (left[row - 1] === right[at - 1] ? 0 : 1)
      current.push(Math.min(change, (previous[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1))
    }
    if (Math.min(...current) > slips) return false
    previous = current
  }
  return (previous[right.length] ?? 0) <= slips
}
