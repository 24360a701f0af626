import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { type Amounts, amountText } from '#src/features/cart/amounts.ts'
import { deliveryOf } from '#src/features/cart/delivery.ts'
import { deliveryNotes } from '#src/features/cart/delivery-text.ts'
import { depositsRow, type TotalsRow, totalsView } from '#src/features/cart/totals-view.ts'
import { formatNumber, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { netOrder, roundingOf } from './net-order.ts'
import { receiptOf } from './receipt.ts'
import { vatByRate } from './vat-by-rate.ts'

/**
 * The rows below the lines of a receipt: goods, deposits, discounts, shipping, fees, the total, and VAT by rate. For
 * businesses they are without VAT up to the total.
 */
export function receiptTotals(
  order: Order,
  facts: ShopFacts | null,
  i18n: Pick<I18n, 't' | 'locale'>,
): TotalsRow[] {
  const { currency, vatExempt } = order
  const { country, vatNumber } = order.address
  const amounts: Amounts = { currency, country, vatExempt }
  const net = netOrder(order)
  const { totals, discounts, deposits, depositTotal } = receiptOf(net ?? order)
  const rounding = net ? roundingOf(net.totals) : 0
  const delivery = deliveryOf(order, facts)
  const settled = delivery && { ...delivery, leftToFree: null, heavier: null }
  const notes = settled && deliveryNotes(settled, currency, { i18n, country })
  const { items, grand } = totalsView({ totals, discounts }, i18n, amounts, notes)
  const [goods, ...charges] = items
  const [total, ...included] = grand
  const isReversed = vatExempt && vatNumber !== ''
  const rates = vatRows(order, i18n, amounts)
  return [
    ...(goods ? [goods] : []),
    ...(deposits.length > 0 ? [depositsRow(depositTotal, i18n, amounts)] : []),
    ...charges,
    ...(rounding === 0
      ? []
      : [
          {
            label: i18n.t('receipt.rounding'),
            notes: [],
            amount: amountText(rounding, i18n, amounts),
            emphasis: null,
          },
        ]),
    ...(total
      ? [isReversed ? { ...total, notes: [i18n.t('receipt.vatExempt', { vatNumber })] } : total]
      : []),
    ...(rates.length > 0 ? rates : included),
  ]
}

function vatRows(order: Order, i18n: Pick<I18n, 't' | 'locale'>, amounts: Amounts): TotalsRow[] {
  const intl = intlLocale(i18n.locale, amounts.country)
  return vatByRate(order).map(({ rate, net, tax }) => ({
    label: i18n.t('receipt.vatAt', {
      rate: formatNumber(rate, intl),
      net: amountText(net, i18n, amounts),
    }),
    notes: [],
    amount: amountText(tax, i18n, amounts),
    emphasis: 'quiet',
  }))
}
