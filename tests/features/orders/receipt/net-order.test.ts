import { expect, test } from 'vitest'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { netOrder, roundingOf } from '#src/features/orders/receipt/net-order.ts'
import { receiptOf } from '#src/features/orders/receipt/receipt.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

interface Buyer {
  country?: string
  zipCode?: string
  company?: string
  vatNumber?: string
}

const germanGarage = { country: 'DE', zipCode: '10115', company: 'Garage', vatNumber: 'DE136695976' }

/** The order of three pieces. */
async function orderOf({ country = 'SE', ...buyer }: Buyer, voucher = '') {
  const { store, ports, type } = await createPayableCheckout({ country, quantity: 3 })
  type({ phoneNumber: '+46 70 174 06 05', ...buyer })
  if (voucher) await store.set(addVoucherAtom, voucher)
  await store.set(payAtom, 'en')
  const reply = await ports.checkout.receipt()
  if (!reply.ok) throw new Error('No order was placed')
  return reply.value
}

test('an exempt business reads the service’s unit prices without VAT, which add up to its total', async () => {
  const order = await orderOf(germanGarage)
  const net = netOrder(order)
  if (!net) throw new Error('no net prices')
  const { rows, totals } = receiptOf(net)
  const unit = order.lines[0]?.priceWithoutTax ?? 0
  expect(rows).toMatchObject([{ quantity: 3, price: unit, total: Math.round(unit * 300) / 100 }])
  expect(unit).toBeLessThan(order.lines[0]?.price ?? 0)
  expect(totals).toMatchObject({ taxDeducted: 0, taxAdded: 0, grandTotal: order.totals.grandTotal })
  expect(Math.abs(roundingOf(net.totals))).toBeLessThanOrEqual(0.03)
})

test('a business that pays VAT reads prices without it, and the VAT below them', async () => {
  const order = await orderOf({ company: 'Verkstaden AB' })
  const net = netOrder(order)
  if (!net) throw new Error('no net prices')
  expect(net.totals.taxAdded).toBe(order.totals.grandTotalTax)
  expect(net.totals.grandTotal).toBe(order.totals.grandTotal)
  expect(receiptOf(net).rows).toMatchObject([{ price: order.lines[0]?.priceWithoutTax }])
})

test('a discount code is a sum of its own without VAT too, below the prices before it', async () => {
  const whole = netOrder(await orderOf(germanGarage))
  const reduced = netOrder(await orderOf(germanGarage, 'SAVE10'))
  if (!whole || !reduced) throw new Error('no net prices')
  expect(receiptOf(reduced).rows[0]?.total).toBeCloseTo(receiptOf(whole).rows[0]?.total ?? 0, 1)
  const { items, discount } = receiptOf(reduced).totals
  expect(discount).toBeCloseTo((items ?? 0) / -10, 1)
})

test('a consumer reads prices with VAT, and so does anybody whose amounts do not say how much it is', async () => {
  expect(netOrder(await orderOf({}))).toBeNull()
  expect(netOrder(await orderOf({ company: 'Verkstaden AB' }, 'GRATIS'))).toBeNull()
  const order = await orderOf(germanGarage)
  expect(netOrder({ ...order, totals: { ...order.totals, grandTotal: null } })).toBeNull()
  expect(netOrder({ ...order, totals: { ...order.totals, taxDeducted: 0 } })).toBeNull()
  expect(netOrder({ ...order, lines: order.lines.map((line) => ({ ...line, totalPrice: null })) })).toBeNull()
})
