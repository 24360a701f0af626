import type { Discounts } from '#src/commerce/contract/selection/discounts.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { type Amounts, amountText } from './amounts.ts'
import { roundToCents } from './cart.ts'
import { isDeposit } from './item-count.ts'

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
 * The totals as text; `deliveryNotes` is null while no delivery method is chosen. Deposits among the lines have a row of
 * their own, since they are refundable, as has each discount. A payment fee names its method, which the service may have
 * preselected. Tax that is added or deducted has its own row; included tax is named below the grand total.
 */
export function totalsView(
  {
    totals,
    discounts,
    lines = [],
    paymentMethodName = '',
  }: Pick<Selection, 'totals' | 'discounts'> & Partial<Pick<Selection, 'lines' | 'paymentMethodName'>>,
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
  const deposits = items === null ? null : depositsOf(lines)
  const delivery = shipping === 0 ? t('cart.free') : text(shipping)
  return {
    items: [
      row(t('cart.items'), text(items === null ? null : roundToCents(items - (deposits ?? 0)))),
      ...(deposits === null ? [] : [depositsRow(deposits, i18n, amounts)]),
      ...discountRows(totals, discounts).map(({ name, isCode, off, shippingOff }) => {
        const label = [t(isCode ? 'cart.code' : 'cart.discount'), name].filter(Boolean).join(' ')
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

/** The sum of the deposits among lines; null without any, or if an amount is unknown. */
function depositsOf(lines: Line[]): number | null {
  const deposits = lines.filter(isDeposit(lines))
  const amounts = deposits.flatMap(({ totalPrice }) => totalPrice ?? [])
  if (deposits.length === 0 || amounts.length < deposits.length) return null
  return roundToCents(amounts.reduce((sum, amount) => sum + amount, 0))
}

export function depositsRow(
  total: number | null,
  i18n: Pick<I18n, 't' | 'locale'>,
  amounts: Amounts,
): TotalsRow {
  return {
    label: i18n.t('receipt.deposits'),
    notes: [],
    amount: amountText(total, i18n, amounts),
    emphasis: null,
  }
}

interface DiscountRow {
  /** The code or the name of an automatic discount; empty if the amounts of several are not known. */
  name: string
  /** True for a code, which the service does not tell to be of a gift card or of a discount. */
  isCode: boolean
  off: number
  shippingOff: number
}

/** A row for each discount whose amounts add up to the total's, otherwise one for all of them. */
function discountRows({ discount }: Totals, { vouchers, automatic }: Discounts): DiscountRow[] {
  const rows = [
    ...automatic.map(({ name, priceOff }) => ({ name, isCode: false, off: priceOff ?? 0, shippingOff: 0 })),
    ...vouchers.map(({ voucher, priceOff, shippingOff }) => ({
      name: voucher,
      isCode: true,
      off: priceOff ?? 0,
      shippingOff: shippingOff ?? 0,
    })),
  ]
  const known = rows.reduce((sum, { off }) => sum + off, 0)
  if (Math.abs(known - (discount ?? 0)) < 0.005) return rows
  return discount && discount < 0 ? [{ name: '', isCode: false, off: discount, shippingOff: 0 }] : []
}
