import * as v from 'valibot'
import { keptEventsKey } from '#src/config.ts'
import { browserStore } from '../../browser/storage.ts'
import type { DoneEvent, ShopEvent } from '../event-port.ts'

const amount = v.nullable(v.number())
const Goods = v.object({
  currency: v.string(),
  value: amount,
  articles: v.array(
    v.object({
      id: v.string(),
      isGroup: v.boolean(),
      name: v.string(),
      brand: v.string(),
      variant: v.string(),
      categories: v.array(v.string()),
      price: amount,
      priceBefore: amount,
      quantity: v.number(),
    }),
  ),
})

const { quantity: _, ...article } = Goods.entries.articles.item.entries
const Offer = v.object({ ...article, currency: v.string() })

/** The actions of visitors; views are not stored. A kind of event without its row does not compile. */
const entries = {
  piecesAdded: v.object({ kind: v.literal('piecesAdded'), goods: Goods }),
  piecesRemoved: v.object({ kind: v.literal('piecesRemoved'), goods: Goods }),
  addedToWishlist: v.object({ kind: v.literal('addedToWishlist'), offer: Offer }),
  paymentStarted: v.object({
    kind: v.literal('paymentStarted'),
    id: v.string(),
    goods: Goods,
    delivery: v.string(),
    payment: v.string(),
  }),
  ordered: v.object({
    kind: v.literal('ordered'),
    number: v.string(),
    goods: Goods,
    tax: amount,
    shipping: amount,
  }),
  loggedIn: v.object({ kind: v.literal('loggedIn') }),
  registered: v.object({ kind: v.literal('registered') }),
} satisfies { [K in DoneEvent['kind']]: v.GenericSchema<unknown, Extract<DoneEvent, { kind: K }>> }

const Kept = v.variant('kind', Object.values(entries))

const List = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

const maxKept = 20
const store = browserStore('sessionStorage')

export function keepEvent(event: ShopEvent): void {
  const kept = v.safeParse(Kept, event)
  if (kept.success) store.write(keptEventsKey, `${JSON.stringify([...readKept(), kept.output])}\n`)
}

export function takeKeptEvents(): DoneEvent[] {
  const events = readKept()
  if (events.length > 0) store.write(keptEventsKey, null)
  return events
}

function readKept(): DoneEvent[] {
  const lines = (store.read(keptEventsKey) ?? '').split('\n')
  const entries = lines.flatMap((line) => {
    const parsed = v.safeParse(List, line)
    return parsed.success ? parsed.output : []
  })
  const events = entries.flatMap((entry) => {
    const kept = v.safeParse(Kept, entry)
    return kept.success ? [kept.output] : []
  })
  return events.slice(-maxKept)
}
