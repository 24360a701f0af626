import type { Sql } from '../../demo-catalogue/sql.ts'

/** Creates the stock of all items, cached in memory because every listing needs all of it. */
export function createWarehouse(sql: Sql, items: Iterable<{ item: string; stock: number }>) {
  const known = new Map([...items].map(({ item, stock }) => [item, stock]))
  return {
    pieces(item: string): number {
      const found = known.get(item)
      if (found !== undefined) return found
      const [row] = sql.all('select stock from item where item = ?', item)
      const read = Number(row?.stock ?? 0)
      known.set(item, read)
      return read
    },
    take(item: string, quantity: number): void {
      sql.run('update item set stock = max(0, stock - ?) where item = ?', quantity, item)
      // Read again when needed: a transaction that fails later restores the stock.
      known.delete(item)
    },
    add(item: string, quantity: number): void {
      sql.run('update item set stock = stock + ? where item = ?', quantity, item)
      known.delete(item)
    },
    refill(): void {
      sql.run('update item set stock = delivered')
      known.clear()
    },
  }
}
