// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import { combines, findVoucher, isExpired } from '../../rules/vouchers.ts'
import type { CheckoutEnv } from '../env.ts'
import { change, refused } from '../outcome.ts'
import { parse } from '../request.ts'
import { isUsedUp } from '../selection/certificates.ts'
import { enteredVouchers } from '../selection/priced-selection.ts'

const code = v.pipe(v.string(), v.maxLength(100))
const AddRequest = v.object({ voucher: code })
const RemoveRequest = v.object({ voucher: v.optional(code) })

export const voucherRoutes = new Hono<CheckoutEnv>()

voucherRoutes.post('/vouchers', (c) =>
  change(c, (selection) => {
    const request = parse(AddRequest, c.var.body)
    if ('refusal' in request) return request.refusal
    const voucher = findVoucher(request.value.voucher)
    if (voucher?.broken) return refused(500, { server: 'the voucher service is down' })
    if (!voucher || isExpired(voucher, c.var.world.ports.now())) return refused(404, { voucher: 'not found' })
    if (selection.vouchers.includes(voucher.voucher)) return { state: selection }
    if (isUsedUp(c.var.world, voucher, selection)) return refused(404, { voucher: 'not found' })
    if (!combines(enteredVouchers(selection), voucher)) return refused(404, { voucher: 'not found' })
    return { state: { ...selection, vouchers: [...selection.vouchers, voucher.voucher] } }
  }),
)

voucherRoutes.delete('/vouchers', (c) => {
  const request = parse(RemoveRequest, c.var.body)
  return change(c, (selection) => {
    if ('refusal' in request) return request.refusal
    const { voucher } = request.value
    return voucher === undefined ? { state: { ...selection, vouchers: [] } } : without(selection, voucher)
  })
})

voucherRoutes.delete('/vouchers/:voucher', (c) =>
  change(c, (selection) => without(selection, c.req.param('voucher'))),
)

/** Removes a voucher. Removing a valid voucher that was not entered is a success; an unknown code is an error. */
function without<S extends { vouchers: string[] }>(selection: S, code: string) {
  const voucher = findVoucher(code)
  if (!voucher) return refused(404, { voucher: 'not found' })
  const vouchers = selection.vouchers.filter((entry) => entry !== voucher.voucher)
  return { state: { ...selection, vouchers } }
}
