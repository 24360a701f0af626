import type { Discounts } from '#src/commerce/contract/selection/discounts.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { type Amounts, amountText } from './amounts.ts'

export interface TotalsView {
  items: TotalsRow[]
  grand: TotalsRow[]
}

export interface TotalsRow {
  label: string
  notes: string[]
  amount: string
  emphasis: 'grand' | 'quiet' | null
}

/**
 * The totals as text; `deliveryNotes` is null while no delivery method is chosen. Each discount has a row, and a
 * payment fee names its method, which the service may have preselected. Tax that is
 * added or deducted has its own row; included tax is named below the grand total.
 */
export function totalsView(
  {
    totals,
    discounts,
    paymentMethodName = '',
  }: Pick<Selection, 'totals' | 'discounts'> & Partial<Pick<Selection, 'paymentMethodName'>>,
  i18n: Pick<I18n, 't' | 'locale'>,
  amounts: Amounts,
  deliveryNotes: string[] | null,
): TotalsView {
  const { items, shipping, handling, taxAdded, taxDeducted, grandTotal, grandTotalTax } = totals
  const { t } = i18n
  const text = (value: number | null) => amountText(value, i18n, amounts)
  const row = (
    label: string,
    amount: string,
    { notes = [], emphasis = null }: Partial<TotalsRow> = {},
  ): TotalsRow => ({ label, amount, notes, emphasis })
  const delivery = shipping === 0 ? t('cart.free') : text(shipping)
  return {
    items: [
      row(t('cart.items'), text(items)),
      ...discountRows(totals, discounts).map(({ name, off, shippingOff }) => {
        const label = [t('cart.discount'), name].filter(Boolean).join(' ')
        const lessShipping = shippingOff < 0 ? [`${t('cart.shipping')} ${text(shippingOff)}`] : []
        // Discounts on shipping are not part of the sum: the price of shipping has them already.
        const [amount = text(off), ...notes] = off < 0 ? [text(off), ...lessShipping] : lessShipping
        return row(label, amount, { notes })
      }),
      deliveryNotes
        ? row(t('cart.shipping'), delivery, { notes: deliveryNotes })
        : row(t('cart.shipping'), t('cart.atCheckout')),
      ...(handling && handling > 0
        ? [row(t('cart.handling'), text(handling), { notes: paymentMethodName ? [paymentMethodName] : [] })]
        : []),
      ...(taxAdded && taxAdded > 0 ? [row(t('cart.vatAdded'), text(taxAdded))] : []),
      ...(taxDeducted && taxDeducted < 0 ? [row(t('cart.vatDeducted'), text(taxDeducted))] : []),
    ],
    grand: [
      amounts.vatExempt
        ? row(t('cart.totalWithoutVat'), text(grandTotal), {
            emphasis: 'grand',
            notes: [t('cart.vatExempt')],
          })
        : row(t('cart.total'), text(grandTotal), { emphasis: 'grand' }),
      ...(!taxAdded && grandTotalTax && grandTotalTax > 0
        ? [row(t('cart.vatIncluded'), text(grandTotalTax), { emphasis: 'quiet' })]
        : []),
    ],
  }
}

interface DiscountRow {
  /** The code or the name of an automatic discount; empty if the amounts of several are not known. */
  name: string
  off: number
  shippingOff: number
}

/** A row for each discount whose amounts add up to the total's, otherwise one for all of them. */
function discountRows({ discount }: Totals, { vouchers, automatic }: Discounts): DiscountRow[] {
  const rows = [
    ...automatic.map(({ name, priceOff }) => ({ name, off: priceOff ?? 0, shippingOff: 0 })),
    ...vouchers.map(({ voucher, priceOff, shippingOff }) => ({
      name: voucher,
      off: priceOff ?? 0,
      shippingOff: shippingOff ?? 0,
    })),
  ]
  const known = rows.reduce((sum, { off }) => sum + off, 0)
  if (Math.abs(known - (discount ?? 0)) < 0.005) return rows
  return discount && discount < 0 ? [{ name: '', off: discount, shippingOff: 0 }] : []
}
