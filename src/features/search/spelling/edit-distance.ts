/** Letters to add, remove, replace or swap with a neighbour; `Infinity` beyond `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isExchanged =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        valueAt(last, at) + 1,
        valueAt(next, at - 1) + 1,
        valueAt(last, at - 1) + (isSame ? 0 : 1),
        isExchanged ? valueAt(before, at - 2) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  const distance = valueAt(last, other.length)
  return distance > most ? Infinity : distance
}

const valueAt = (row: readonly number[], at: number) => row[at] ?? Infinity
