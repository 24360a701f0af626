import { html } from 'hono/html'
import * as v from 'valibot'
import { GoodsChange } from '../catalogue/items/changed-goods.ts'
import { sendNotice } from '../webhook/send-notice.ts'
import type { World } from '../world.ts'

const Named = v.object({ sku: v.pipe(v.string(), v.trim(), v.maxLength(100)), ...GoodsChange.entries })

/** Browsers send fields that were left empty. */
const Filled = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))),
)
const number = v.pipe(v.string(), v.transform(Number))
const FormValues = v.pipe(
  Filled,
  v.object({
    sku: v.string(),
    name: v.optional(v.string()),
    price: v.optional(number),
    pricelist: v.optional(number),
    stock: v.optional(number),
  }),
)

/**
 * Changes price, stock or name of the item of a form or of JSON, and notifies the shop, whose status it returns; null
 * without an answer. `refusal`: the change is malformed, or there is no such item.
 */
export async function changeItem(
  { catalogue, ports }: World,
  body: unknown,
  form: boolean,
): Promise<{ notice: number | null } | { refusal: 400 | 404 }> {
  const values = form ? v.safeParse(FormValues, body) : { success: true as const, output: body }
  const parsed = values.success ? v.safeParse(Named, values.output) : values
  if (!parsed.success) return { refusal: 400 }
  const { sku, ...change } = parsed.output
  const item = catalogue.itemOfSku(sku)
  if (!item) return { refusal: 404 }
  const { price, pricelist } = change
  if (price !== undefined && (pricelist === undefined || !catalogue.price(item.product, pricelist)))
    return { refusal: 400 }
  catalogue.change(item, change)
  return { notice: await sendNotice(ports, { products: [String(item.product)] }) }
}

/** The form that changes an item. */
export function goodsSection({ regions }: World, query: string) {
  const lists = regions.pricelists.map(
    ({ pricelist, name, currency }) => html`<option value="${pricelist}">${name}, ${currency}</option>`,
  )
  return html`<section aria-labelledby="goods"><h2 id="goods">Goods</h2>
<form method="post" action="__goods${query}">
<label>Of the SKU <input name="sku" size="20" required></label>
<label>the price is <input name="price" type="number" min="0.01" step="0.01" size="8"></label>
<label>in <select name="pricelist">${lists}</select></label>
<label>the stock is <input name="stock" type="number" min="0" max="9999" size="6"></label>
<label>the name is <input name="name" maxlength="200" size="30"></label>
<button>Change and notify the shop</button>
</form></section>`
}
