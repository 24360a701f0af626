import { formerPrice } from '#src/commerce/contract/catalogue/offer/former-price.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import { depositText } from './deposit.ts'
import type { PriceContext } from './price-context.ts'
import { unitPrice } from './unit-price.ts'

export interface Price {
  price: string
  vat: string
  reduction?: Reduction
  /** Additions to the price: "89,90 kr per litre" for products sold by volume, "plus 560 kr deposit". */
  additions?: string
  /** The saving of a set against its parts: "You save €15.10". */
  saving?: string
}

export interface Reduction {
  /** The lowest price of the 30 days before the reduction, which the law requires as its reference. */
  before: string
  /** The name of `before`: "Lowest price in the last 30 days:". */
  label: string
  percent: string
}

type Priced = Pick<Product, 'product' | 'price' | 'onSale' | 'lowestPrice30' | 'bundle' | 'technical'>

/**
 * Null for a product without a price: it can be seen but not bought. `deposited`: the parts of a set on which its deposit
 * is charged.
 */
export function priceOf(
  product: Priced,
  { i18n, currency, intl, deposits }: PriceContext,
  deposited: readonly Pick<Product, 'technical'>[] = [product],
): Price | null {
  const amount = amountOf(product)
  if (amount === null) return null
  const deposit = deposits?.get(product.product)
  const money = (value: number) => formatMoney(value, currency, intl)
  const reduction = reductionOf(product, amount, { i18n, currency, intl })
  const additions =
    deposit === undefined
      ? unitPrice(product, amount, { i18n, currency, intl })
      : depositText(deposited, money(deposit), i18n)
  const ranges = product.bundle !== null && (product.bundle.priceMax ?? amount) > amount
  return {
    price: ranges ? i18n.t('price.from', { price: money(amount) }) : money(amount),
    vat: i18n.t('price.inclVat'),
    ...(reduction ? { reduction } : {}),
    ...(additions ? { additions } : {}),
  }
}

export interface LivePrice {
  priceAsNumber: number | null
  priceBeforeDiscountAsNumber: number | null
}

export function livePriceOf(
  product: Priced,
  live: LivePrice | undefined,
  context: PriceContext,
): Price | null {
  const price = live?.priceAsNumber ?? null
  if (price === null || product.price === null || price === product.price) return null
  const onSale = price < (live?.priceBeforeDiscountAsNumber ?? price)
  return priceOf({ ...product, price, onSale }, context)
}

export function amountOf({ price, bundle }: Pick<Product, 'price' | 'bundle'>): number | null {
  return price ?? bundle?.priceMin ?? null
}

function reductionOf(product: Priced, amount: number, context: PriceContext): Reduction | null {
  const former = formerPrice(product, amount)
  if (!former) return null
  return {
    before: formatMoney(former.amount, context.currency, context.intl),
    label: context.i18n.t('price.lowest30'),
    percent: `−${formatNumber(former.percent, context.intl)} %`,
  }
}
