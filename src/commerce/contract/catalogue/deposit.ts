import * as v from 'valibot'
import { Attribute, Id, recordsOf } from '../wire.ts'

/** The item id of the deposit article sold with a product, `{product}-{size}`; empty when there is none. */
export const DepositItem = v.pipe(Attribute, v.regex(/^(\w[\w.-]{0,99})?$/, 'an item'))

/**
 * The custom attributes that decide whether a deposit is charged with a product. A deposit article has its own item id.
 */
export const depositAttributes = { deposit_item: DepositItem, tech_condition: Attribute }

/** The reply of `POST /products`, reduced to whether a deposit is charged with each product. */
export const DepositedProducts = v.pipe(
  v.object({ products: recordsOf(v.object({ product: Id, ...depositAttributes })) }),
  v.transform(({ products }) =>
    products.readable.map(({ product, deposit_item, tech_condition }) => ({
      product,
      depositItem: deposit_item,
      technical: { condition: tech_condition },
    })),
  ),
)
export type DepositedProducts = v.InferOutput<typeof DepositedProducts>
