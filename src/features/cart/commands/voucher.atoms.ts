import { atom, type Getter, type Setter } from 'jotai'
import { messageLifetime } from '#src/config.ts'
import { visitAtom } from '#src/shop.ts'
import { addVoucher, removeVoucher, type VoucherStatus } from '../verbs/vouchers.ts'
import { sendChange } from './change.atoms.ts'

export interface VoucherMessage {
  status: VoucherStatus
  /** Visible for five seconds; after that the text stays for assistive technology only. */
  shown: boolean
}

/** What is said at the field for discount codes; null before the first code and while one is under way. */
export const voucherMessageAtom = atom<VoucherMessage | null>(null)

/** Enters a discount code. False when it was not added. */
export const addVoucherAtom = atom(null, async (get, set, code: string) => {
  set(voucherMessageAtom, null)
  const status = await addVoucher((call) => sendChange(get, set, call), code.trim())
  showStatus(get, set, status)
  return status === 'added'
})

/** Takes a discount code off. False when it was not removed. */
export const removeVoucherAtom = atom(null, async (get, set, code: string) => {
  set(voucherMessageAtom, null)
  const status = await removeVoucher((call) => sendChange(get, set, call), code)
  showStatus(get, set, status)
  return status === 'removed'
})

function showStatus(get: Getter, set: Setter, status: VoucherStatus) {
  const message = { status, shown: true }
  set(voucherMessageAtom, message)
  get(visitAtom)?.timer.after(messageLifetime, () => {
    if (get(voucherMessageAtom) === message) set(voucherMessageAtom, { status, shown: false })
  })
}
