/** A code for symbols: its bits, the first one highest, and their number; 0 for symbols that do not occur. */
export interface PrefixCode {
  lengths: number[]
  codes: number[]
}

/** A prefix code with short codes for frequent symbols, none longer than `limit` bits: Huffman's, in canonical form. */
export function prefixCode(counts: readonly number[], limit: number): PrefixCode {
  let flattened = [...counts]
  let lengths = depths(flattened)
  while (Math.max(...lengths) > limit) {
    // Less different counts make a flatter tree.
    flattened = flattened.map((count) => Math.ceil(count / 2))
    lengths = depths(flattened)
  }
  return { lengths, codes: canonical(lengths) }
}

interface Node {
  count: number
  symbols: number[]
}

function depths(counts: readonly number[]): number[] {
  const lengths = counts.map(() => 0)
  const nodes: Node[] = counts.flatMap((count, symbol) => (count > 0 ? [{ count, symbols: [symbol] }] : []))
  const byCount = (one: Node, other: Node) => other.count - one.count
  nodes.sort(byCount)
  if (nodes.length === 1) for (const symbol of nodes[0]?.symbols ?? []) lengths[symbol] = 1
  while (nodes.length > 1) {
    const [right, left] = [nodes.pop(), nodes.pop()]
    if (!left || !right) break
    const merged = { count: left.count + right.count, symbols: [...left.symbols, ...right.symbols] }
    for (const symbol of merged.symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1
    // The oldest of equal nodes is merged first, so the rarest symbol, the last of them, has one of the longest codes.
    const at = nodes.findIndex(({ count }) => count <= merged.count)
    nodes.splice(at < 0 ? nodes.length : at, 0, merged)
  }
  return lengths
}

/** The codes of each length count up by symbol, and go on from those of the length before. */
function canonical(lengths: readonly number[]): number[] {
  const codes = lengths.map(() => 0)
  let next = 0
  for (let length = 1; length <= Math.max(...lengths); length += 1) {
    next *= 2
    lengths.forEach((own, symbol) => {
      if (own === length) codes[symbol] = next++
    })
  }
  return codes
}
