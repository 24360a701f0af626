/** Words nobody types by accident are at least this long; shorter ones must be spelt right. */
const shortest = 4
const minEdits = 1
const maxEdits = 2

/**
 * Of the known words, those that are `word` but for a slip or two of the keyboard. A number with a slip in it is the
 * number of another part.
 */
export function isTypo(word: string, known: Iterable<string>): string[] {
  if (word.length < shortest || /\d/.test(word)) return []
  const slips = word.length === shortest ? minEdits : maxEdits
  return [...known].filter((term) => within(word, term, slips))
}

/** Whether at most `slips` letters must be added, dropped or changed to turn one word into the other. */
function within(left: string, right: string, slips: number): boolean {
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
