import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { chargesOf } from '../deposits/deposits.ts'
import { choicesOf } from './bundle-choices.ts'
import { addition, type QuantityChange } from './change-quantity.ts'

export interface RestorableLine extends Pick<Line, 'item' | 'quantity'> {
  product: Pick<Line['product'], 'product' | 'depositItem' | 'technical'>
  contents: Pick<Line['contents'][number], 'product' | 'item'>[]
}

/**
 * The addition that restores a line with its quantity, its deposit and the choices of a flexible bundle. `country` is
 * the cart's present country. Null if the service does not return the choices.
 */
export async function restoration(
  line: RestorableLine,
  country: string | null,
  checkout: Pick<CheckoutApi, 'sections'>,
): Promise<QuantityChange | null> {
  const { item, quantity, contents } = line
  const choices = await choicesOf(line, checkout)
  if (choices === 'unknown') return null
  const [deposit] =
    contents.length > 0 ? [] : chargesOf({ product: line.product, contents: [] }, country, new Map())
  return addition({ item, quantity, choices, deposit: deposit?.item })
}
