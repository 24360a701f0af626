import * as v from 'valibot'
import { priceSelection } from '../checkout-api/selection/priced-selection.ts'
import { parseSelection } from '../checkout-api/selection/selection-state.ts'
import { formatPrice } from '../price-text.ts'
import { fromCents } from '../rules/money.ts'
import { wallClock } from '../wall-clock.ts'
import type { World } from '../world.ts'

/** Rows of each table. */
export const maxRows = 30

const StoredOrder = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    order: v.string(),
    date: v.string(),
    paymentMethodName: v.string(),
    address: v.object({ email: v.string(), countryName: v.string() }),
    totals: v.object({ grandTotalPrice: v.string(), totalQuantity: v.number() }),
  }),
)

export function latestOrders({ ports }: World) {
  return ports.sql
    .all(
      `select record from placed_order where record <> '' order by placed desc, placed_order desc limit ?`,
      maxRows,
    )
    .flatMap(({ record }) => {
      // An older build may have written the record.
      const order = v.safeParse(StoredOrder, record)
      return order.success ? [order.output] : []
    })
}

/** The latest selections that are not empty. */
export function latestSelections(world: World) {
  return world.ports.sql
    .all(
      `select selection, changed, record from selection
       where open = 1 and json_array_length(record, '$.lines') > 0 order by changed desc limit ?`,
      maxRows,
    )
    .map(({ selection, changed, record }) => {
      const { totals, pricelist, region } = priceSelection(world, parseSelection(record))
      return {
        selection: String(selection),
        changed: wallClock(Number(changed)),
        country: region?.name ?? 'nowhere',
        quantity: totals.quantity,
        grandTotal: formatPrice(fromCents(totals.grandTotal), pricelist.currency),
      }
    })
}

export function latestMessages({ ports }: World) {
  return ports.sql.all('select * from inbox order by message desc limit ?', maxRows).map((row) => ({
    sent: wallClock(Number(row.sent)),
    kind: String(row.kind),
    recipient: String(row.recipient),
    subject: String(row.subject),
    body: [row.headers, row.body].filter(Boolean).join('\n\n'),
  }))
}
