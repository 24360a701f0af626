import * as v from 'valibot'
import { itemCarsKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'

/** Maximum number of orders, and of items in the cart, whose cars are stored; older ones are removed. */
const maxOrders = 30
const maxItems = 100
/** Maximum length of the stored text; a longer one was not written by this shop. */
const maxLength = 60_000

const Cars = v.pipe(
  v.array(v.tuple([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(120))])),
  v.maxLength(maxItems),
)
const ItemCars = v.object({
  version: v.literal(1),
  cart: Cars,
  orders: v.array(v.object({ number: v.pipe(v.string(), v.maxLength(100)), cars: Cars })),
})
type ItemCars = v.InferOutput<typeof ItemCars>

const Stored = v.pipe(v.string(), v.maxLength(maxLength), v.parseJson(), ItemCars)

/**
 * Stores the car for which an item was added to the cart: `car` as text, null without a known one. The service has one
 * car per order, in its notes; a shopper with two cars orders for both.
 */
export function noteItemCar(store: TextStore, item: string, car: string | null): void {
  const { cart, orders } = read(store)
  const others = cart.filter(([other]) => other !== item)
  if (car === null && others.length === cart.length) return
  write(store, { version: 1, cart: car === null ? others : [...others, [item, car]], orders })
}

/** Moves the cars of the cart's items to their order. A known order does not change. */
export function keepOrderCars(store: TextStore, number: string, items: readonly string[]): void {
  const { cart, orders } = read(store)
  if (number === '' || orders.some((order) => order.number === number)) return
  const cars = cart.filter(([item]) => items.includes(item))
  write(store, {
    version: 1,
    cart: cart.filter(([item]) => !items.includes(item)),
    orders: [...orders, { number, cars }],
  })
}

export function orderCars(store: TextStore, number: string): ReadonlyMap<string, string> {
  return new Map(read(store).orders.find((order) => order.number === number)?.cars)
}

function read(store: TextStore): ItemCars {
  const stored = v.safeParse(Stored, store.read(itemCarsKey))
  return stored.success ? stored.output : { version: 1, cart: [], orders: [] }
}

function write(store: TextStore, { cart, orders }: ItemCars): void {
  for (let kept = orders.slice(-maxOrders); ; kept = kept.slice(1)) {
    const text = JSON.stringify({ version: 1, cart: cart.slice(-maxItems), orders: kept } satisfies ItemCars)
    if (text.length > maxLength && kept.length > 0) continue
    store.write(itemCarsKey, text)
    return
  }
}
