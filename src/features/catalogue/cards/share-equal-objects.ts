import type { ProductCard } from './card.ts'

/** The cards of a list that share one object for equal parts: a document then writes it once. */
export function shareEqualObjects(cards: readonly ProductCard[]): ProductCard[] {
  const stock = sharing<ProductCard['stock']>()
  const measured = sharing<ProductCard['measured']>()
  return cards.map((card) => ({ ...card, stock: stock(card.stock), measured: measured(card.measured) }))
}

function sharing<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>()
  return (value) => {
    const key = JSON.stringify(value)
    const shared = known.get(key) ?? value
    known.set(key, shared)
    return shared
  }
}
