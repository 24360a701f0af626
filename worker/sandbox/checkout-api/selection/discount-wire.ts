// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Discounts } from '#src/commerce/contract/selection/discounts.ts'
import type { AppliedVoucher } from '../../rules/vouchers.ts'
import type { Wire } from '../../wire-type.ts'
import { amountFields } from '../amount-fields.ts'
import { certificateNames } from './certificates.ts'
import type { PricedSelection } from './priced-selection.ts'

/** The vouchers of a selection with their discounts. On an order the discounts are in the line prices and 0 here. */
export function discountsWire({ state, vouchers, lines, pricelist }: PricedSelection) {
  const { currency } = pricelist
  const touched = (code: string) =>
    lines.filter((line) => line.vouchers.some(({ voucher }) => voucher === code)).map(({ line }) => line)
  const voucherWire = ({ voucher, goodsOff, shippingOff }: AppliedVoucher) => ({
    voucher: voucher.voucher,
    type: 'code',
    description: voucher.certificate ? certificateNames[state.language] : voucher.voucher,
    ...amountFields({ priceOff: goodsOff }, currency),
    expiryDate: voucher.expires,
    lines: touched(voucher.voucher),
    ...amountFields({ shippingDiscount: shippingOff }, currency),
    attributes: [],
  })
  return {
    anyDiscount: vouchers.some(({ goodsOff }) => goodsOff < 0),
    ...amountFields({ discount: 0 }, currency),
    automaticDiscounts: [],
    vouchers: vouchers.map(voucherWire),
  } satisfies Wire<typeof Discounts>
}
