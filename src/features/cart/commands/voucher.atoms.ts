import { atom, type Getter, type Setter } from 'jotai'
import { messageLifetime } from '#src/config.ts'
import { visitAtom } from '#src/visit.ts'
import { addVoucher, removeVoucher, type VoucherResult, type VoucherStatus } from '../operations/vouchers.ts'
import { createAttemptPause } from '../state/attempt-pause.ts'
import { sendChange } from './change-cart.ts'

export interface VoucherMessage extends VoucherResult {
  shown: boolean
}

/** The message at the field for discount codes; null before the first code and during a check. */
export const voucherMessageAtom = atom<VoucherMessage | null>(null)

const pause = createAttemptPause()

export const voucherWaitAtom = pause.waitAtom

export const addVoucherAtom = atom(null, async (get, set, code: string) => {
  set(voucherMessageAtom, null)
  const turn = pause.wait(get, set)
  if (turn) await turn
  const result = await addVoucher((call) => sendChange(get, set, call), code.trim())
  pause.count(get, set, attemptOf(result.status))
  showResult(get, set, result)
  return result.status === 'added'
})

export const removeVoucherAtom = atom(null, async (get, set, code: string) => {
  set(voucherMessageAtom, null)
  const result = await removeVoucher((call) => sendChange(get, set, call), code)
  showResult(get, set, result)
  return result.status === 'removed'
})

function attemptOf(status: VoucherStatus): 'hit' | 'miss' | 'neither' {
  if (status === 'added') return 'hit'
  return status === 'invalid' ? 'miss' : 'neither'
}

function showResult(get: Getter, set: Setter, result: VoucherResult) {
  const message = { ...result, shown: true }
  set(voucherMessageAtom, message)
  get(visitAtom)?.timer.after(messageLifetime, () => {
    if (get(voucherMessageAtom) === message) set(voucherMessageAtom, { ...result, shown: false })
  })
}
