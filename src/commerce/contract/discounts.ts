import * as v from 'valibot'
import { Text, Total } from './wire.ts'

const voucher = v.object({ voucher: v.string(), description: Text, priceOffAsNumber: Total })
const automaticDiscount = v.object({ name: Text, priceOffAsNumber: Total })

/** Discounts are negative amounts. On an order a voucher may be spread over the lines and stand at 0 here. */
export const Discounts = v.pipe(
  v.object({
    vouchers: v.optional(v.nullable(v.array(voucher))),
    automaticDiscounts: v.optional(v.nullable(v.array(automaticDiscount))),
  }),
  v.transform(({ vouchers, automaticDiscounts }) => ({
    vouchers: (vouchers ?? []).map(({ priceOffAsNumber, ...rest }) => ({
      ...rest,
      priceOff: priceOffAsNumber,
    })),
    automatic: (automaticDiscounts ?? []).map(({ name, priceOffAsNumber }) => ({
      name,
      priceOff: priceOffAsNumber,
    })),
  })),
)
