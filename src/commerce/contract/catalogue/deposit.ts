import * as v from 'valibot'
import { Id, recordsOf } from '../wire.ts'
import { Attribute } from './attribute.ts'

/** The item of the deposit article that is sold along with a product, `{product}-{size}`; empty where there is none. */
export const DepositItem = v.pipe(Attribute, v.regex(/^(\w[\w.-]{0,99})?$/, 'an item'))

/** The custom attributes that tell whether a deposit is charged with a product; a deposit article names its own item. */
export const depositAttributes = { deposit_item: DepositItem, tech_condition: Attribute }

/** Products of `POST /products`, with no more of each than whether a deposit is charged with it. */
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
