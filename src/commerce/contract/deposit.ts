import * as v from 'valibot'
import { Id, Text } from './wire.ts'

/** The custom attributes that tell whether a deposit is charged with a product; a deposit article names its own item. */
export const depositAttributes = { deposit_item: Text, tech_condition: Text }

/** Products of `POST /products`, with no more of each than whether a deposit is charged with it. */
export const DepositedProducts = v.pipe(
  v.object({ products: v.array(v.object({ product: Id, ...depositAttributes })) }),
  v.transform(({ products }) =>
    products.map(({ product, deposit_item, tech_condition }) => ({
      product,
      depositItem: deposit_item,
      technical: { condition: tech_condition },
    })),
  ),
)
export type DepositedProducts = v.InferOutput<typeof DepositedProducts>
