import { type Cents, percentOf } from './money.ts'

export interface Voucher {
  voucher: string
  percent?: number
  /** Discount on goods by currency. */
  amount?: Record<string, Cents>
  freeShipping?: boolean
  /** Minimum value of goods by currency. */
  from?: Record<string, Cents>
  /** Cannot be combined with other vouchers. */
  alone?: boolean
  /** The code of a gift certificate: its amount is a value that orders use up, and pays for shipping too. */
  certificate?: boolean
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  expires: string
  /** Simulates a failure of the voucher service. */
  broken?: boolean
}

const late = '2094-12-31 23:59:59'

export const vouchers: Voucher[] = [
  { voucher: 'SAVE10', percent: 10, expires: late },
  {
    voucher: 'MINUS50',
    amount: { SEK: 50_00, NOK: 50_00, DKK: 40_00, EUR: 5_00, GBP: 4_00 },
    expires: late,
  },
  { voucher: 'FREESHIP', freeShipping: true, expires: late },
  { voucher: 'GRATIS', percent: 100, freeShipping: true, expires: late },
  { voucher: 'ALONE25', percent: 25, alone: true, expires: late },
  {
    voucher: 'BIG100',
    amount: { SEK: 100_00, NOK: 100_00, DKK: 75_00, EUR: 10_00, GBP: 9_00 },
    from: { SEK: 1000_00, NOK: 1000_00, DKK: 750_00, EUR: 100_00, GBP: 90_00 },
    expires: late,
  },
  { voucher: 'SUMMER25', percent: 25, expires: '2025-08-31 23:59:59' },
  { voucher: 'BREAKS', broken: true, expires: late },
]

/** Each code of this form is a gift certificate, so that no visitor of a demo uses up the value of another's. */
const certificateCode = /^GIFT-[0-9A-Z]{4,12}$/

/** The value of every certificate when it is new. */
const certificateValue = { SEK: 500_00, NOK: 500_00, DKK: 400_00, EUR: 50_00, GBP: 40_00 }

/** Finds a voucher by code, ignoring case; null without one. A certificate has the value of a new one. */
export function findVoucher(code: string): Voucher | null {
  const wanted = code.trim().toUpperCase()
  if (certificateCode.test(wanted)) {
    return { voucher: wanted, certificate: true, amount: certificateValue, expires: late }
  }
  return vouchers.find(({ voucher }) => voucher === wanted) ?? null
}

/** True if a voucher has expired at a time, in milliseconds since 1970. */
export function isExpired({ expires }: Pick<Voucher, 'expires'>, now: number): boolean {
  return now > Date.parse(`${expires.replace(' ', 'T')}Z`)
}

export interface AppliedVoucher {
  voucher: Voucher
  /** Discount on goods: 0 or negative. */
  goodsOff: Cents
  /** Discount on shipping: 0 or negative. */
  shippingOff: Cents
}

/** Applies vouchers in the order they were entered, each to the remaining amount. */
export function applyVouchers(
  entered: Voucher[],
  goodsValue: Cents,
  shipping: Cents,
  currency: string,
): AppliedVoucher[] {
  let goodsLeft = goodsValue
  let shippingLeft = shipping
  return entered.map((voucher) => {
    const works = goodsValue >= (voucher.from?.[currency] ?? 0)
    const wanted = percentOf(goodsLeft, voucher.percent ?? 0) + (voucher.amount?.[currency] ?? 0)
    const goodsOff = works ? Math.min(wanted, goodsLeft) : 0
    const free = works && voucher.freeShipping ? shippingLeft : 0
    const shippingOff = voucher.certificate ? Math.min(wanted - goodsOff, shippingLeft) : free
    goodsLeft -= goodsOff
    shippingLeft -= shippingOff
    return { voucher, goodsOff: 0 - goodsOff, shippingOff: 0 - shippingOff }
  })
}

/** True if a voucher can be combined with those already entered. */
export function combines(entered: Voucher[], added: Voucher): boolean {
  return entered.length === 0 || ![...entered, added].some(({ alone }) => alone)
}

/**
 * Distributes an amount over prices in proportion, to the cent: shares add up to the amount, and none exceeds its price
 * as long as the amount does not exceed their sum.
 */
export function spread(amount: Cents, prices: Cents[]): Cents[] {
  const total = prices.reduce((sum, price) => sum + price, 0)
  let priceSoFar = 0
  let spentSoFar = 0
  return prices.map((price) => {
    priceSoFar += price
    const due = total === 0 ? 0 : Math.round((amount * priceSoFar) / total)
    const part = due - spentSoFar
    spentSoFar = due
    return part
  })
}
