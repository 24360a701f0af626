import * as v from 'valibot'
import { Attribute, Id, recordsOf } from '../wire.ts'

/** The item id of the deposit article sold with a product, `{product}-{size}`; empty without one. */
export const DepositItem = v.pipe(Attribute, v.regex(/^(\w[\w.-]{0,99})?$/, 'an item'))

/**
 * The custom attributes that decide whether a deposit is charged with a product. A deposit article has its own item id.
 */
export const depositAttributes = { deposit_item: DepositItem, tech_condition: Attribute }

/** Countries whose law requires a deposit on a new battery that is delivered there: Germany (BattDG § 19). */
const batteryDepositCountries = ['DE']

/** The facts that decide if a deposit is charged with a product. */
interface Deposited {
  depositItem: string
  technical: Readonly<Record<string, string>>
}

/** A part in exchange for the old one is a used one made good; what is sold as new has a deposit only by law. */
export function isExchange({ technical }: Pick<Deposited, 'technical'>): boolean {
  return technical.condition === 'remanufactured'
}

/**
 * True if a deposit is charged with the product in a country. A market may contain several countries, and a law only
 * one.
 */
export function hasDeposit(product: Deposited, country: string): boolean {
  return product.depositItem !== '' && (isExchange(product) || batteryDepositCountries.includes(country))
}

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
