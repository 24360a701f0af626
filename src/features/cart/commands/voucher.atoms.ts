import { atom, type Getter, type Setter } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { messageLifetime } from '#src/config.ts'
import { visitAtom } from '#src/shop.ts'
import type { Outcome } from '../queue/outcome.ts'
import { sendChange } from './change.atoms.ts'

export interface VoucherStatus {
  /** `found`, `removed`, the error status the service returned, `limited`, or `unanswered`. */
  status: string
  /** Its words are shown for five seconds, and then stay for assistive technology. */
  shown: boolean
}

export const voucherStatusAtom = atom<VoucherStatus | null>(null)

/** Enters a discount code. False when the service did not take it. */
export const addVoucherAtom = atom(null, async (get, set, code: string) => {
  const voucher = code.trim()
  set(voucherStatusAtom, null)
  const outcome = await sendChange(get, set, (checkout) => checkout.addVoucher(voucher))
  const status = voucherStatus(outcome, (selection) => holds(selection, voucher))
  showVoucherStatus(get, set, status)
  return status === 'found'
})

/** Takes a discount code off. False when the service did not let it go. */
export const removeVoucherAtom = atom(null, async (get, set, voucher: string) => {
  set(voucherStatusAtom, null)
  const outcome = await sendChange(get, set, (checkout) => checkout.removeVoucher(voucher))
  const status = voucherStatus(outcome, (selection) => !holds(selection, voucher))
  showVoucherStatus(get, set, status === 'found' ? 'removed' : status)
  return status === 'found'
})

function showVoucherStatus(get: Getter, set: Setter, status: string) {
  const shown = { status, shown: true }
  set(voucherStatusAtom, shown)
  get(visitAtom)?.timer.after(messageLifetime, () => {
    if (get(voucherStatusAtom) === shown) set(voucherStatusAtom, { status, shown: false })
  })
}

function voucherStatus(outcome: Outcome | null, asWished: (selection: Selection) => boolean): string {
  if (outcome?.kind === 'done') return 'found'
  if (outcome?.kind === 'refused' && outcome.refusal.status === 429) return 'limited'
  if (outcome?.kind === 'refused') return outcome.refusal.errors.voucher || String(outcome.refusal.status)
  return outcome?.after && asWished(outcome.after) ? 'found' : 'unanswered'
}

function holds({ discounts }: Selection, code: string): boolean {
  const wanted = code.toLowerCase()
  return discounts.vouchers.some(({ voucher }) => voucher.toLowerCase() === wanted)
}
