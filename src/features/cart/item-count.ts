import type { Line } from '#src/commerce/contract/selection/line.ts'

/** The lines that are deposits: they follow the goods they belong to and cannot be changed alone. */
export function isDeposit(lines: Line[]): (line: Line) => boolean {
  const deposits = new Set(lines.map(({ product }) => product.depositItem).filter(Boolean))
  return ({ item }) => deposits.has(item)
}

/** How many pieces of goods are in the cart; deposits are none. */
export function itemCount(lines: Line[]): number {
  const deposit = isDeposit(lines)
  return lines.reduce((sum, line) => (deposit(line) ? sum : sum + line.quantity), 0)
}
