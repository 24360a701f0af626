/** The demand of a line: `quantity` units of these items each. */
export interface Demand {
  line: string
  quantity: number
  pieces: { item: string; quantity: number }[]
}

export interface Shortage {
  line: string
  originalQuantity: number
  available: number
}

/**
 * The lines that exceed the stock, which is assigned in the order of lines. A bundle is available completely or not at
 * all.
 */
export function shortages(demands: Demand[], stockOf: (item: string) => number): Shortage[] {
  const left = new Map<string, number>()
  const remaining = (item: string) => left.get(item) ?? Math.max(stockOf(item), 0)
  return demands.flatMap(({ line, quantity, pieces }) => {
    const possible = mergePieces(pieces).map(([item, perUnit]) => Math.floor(remaining(item) / perUnit))
    const available = Math.min(quantity, ...possible)
    for (const [item, perUnit] of mergePieces(pieces)) left.set(item, remaining(item) - perUnit * available)
    return available < quantity ? [{ line, originalQuantity: quantity, available }] : []
  })
}

function mergePieces(pieces: Demand['pieces']): [item: string, quantity: number][] {
  const merged = new Map<string, number>()
  for (const { item, quantity } of pieces) merged.set(item, (merged.get(item) ?? 0) + quantity)
  return [...merged]
}
