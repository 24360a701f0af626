import type { Line } from '#src/commerce/contract/selection/line.ts'

export function isDeposit(lines: Line[]): (line: Line) => boolean {
  const deposits = new Set(lines.map(({ product }) => product.depositItem).filter(Boolean))
  return ({ item }) => deposits.has(item)
}

export function itemCount(lines: Line[]): number {
  const deposit = isDeposit(lines)
  return lines.reduce((sum, line) => (deposit(line) ? sum : sum + line.quantity), 0)
}
