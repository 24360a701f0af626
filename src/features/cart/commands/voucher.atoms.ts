import { atom, type Getter, type Setter } from 'jotai'
import { messageLifetime } from '#src/config.ts'
import { type Visit, visitAtom } from '#src/visit.ts'
import { addVoucher, removeVoucher, type VoucherResult } from '../verbs/vouchers.ts'
import { sendChange } from './change.atoms.ts'

export interface VoucherMessage extends VoucherResult {
  /** Visible for five seconds; after that the text stays for assistive technology only. */
  shown: boolean
}

/** The message at the field for discount codes; null before the first code and while one is under way. */
export const voucherMessageAtom = atom<VoucherMessage | null>(null)

/** In how many seconds the entered code is checked, after several invalid ones in a row; null while none waits. */
export const voucherWaitAtom = atom<number | null>(null)

/** Invalid codes since the last valid one, and the time (ms since 1970) before which no further code is sent. */
const missesAtom = atom({ count: 0, until: 0 })

/** Invalid codes in a row that are free of a pause. */
const freeMisses = 2
const pause = { first: 1_000, max: 8_000 }

/** Milliseconds between an invalid code and the next call, by the number of invalid codes in a row: 0 0 1 2 4 8 8 … s. */
export function voucherPause(misses: number): number {
  return misses <= freeMisses ? 0 : Math.min(pause.first * 2 ** (misses - freeMisses - 1), pause.max)
}

/** Enters a discount code, after a pause when several before it were invalid. False when it was not added. */
export const addVoucherAtom = atom(null, async (get, set, code: string) => {
  set(voucherMessageAtom, null)
  const visit = get(visitAtom)
  const left = visit ? get(missesAtom).until - visit.now() : 0
  if (visit && left > 0) await wait(set, visit, left)
  const result = await addVoucher((call) => sendChange(get, set, call), code.trim())
  countMiss(get, set, result)
  showResult(get, set, result)
  return result.status === 'added'
})

/** Takes a discount code off. False when it was not removed. */
export const removeVoucherAtom = atom(null, async (get, set, code: string) => {
  set(voucherMessageAtom, null)
  const result = await removeVoucher((call) => sendChange(get, set, call), code)
  showResult(get, set, result)
  return result.status === 'removed'
})

async function wait(set: Setter, { timer }: Visit, milliseconds: number) {
  set(voucherWaitAtom, Math.ceil(milliseconds / 1_000))
  await new Promise<void>((resolve) => timer.after(milliseconds, resolve))
  set(voucherWaitAtom, null)
}

function countMiss(get: Getter, set: Setter, { status }: VoucherResult) {
  if (status === 'added') set(missesAtom, { count: 0, until: 0 })
  if (status !== 'invalid') return
  const count = get(missesAtom).count + 1
  set(missesAtom, { count, until: (get(visitAtom)?.now() ?? 0) + voucherPause(count) })
}

function showResult(get: Getter, set: Setter, result: VoucherResult) {
  const message = { ...result, shown: true }
  set(voucherMessageAtom, message)
  get(visitAtom)?.timer.after(messageLifetime, () => {
    if (get(voucherMessageAtom) === message) set(voucherMessageAtom, { ...result, shown: false })
  })
}
