import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { SendCall } from '../outcome.ts'

export const voucherStatuses = ['added', 'removed', 'invalid', 'refused', 'limited', 'unanswered'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

export interface VoucherResult {
  status: VoucherStatus
  /** `found` if the service made the change, otherwise the HTTP status of its refusal; null without a usable answer. */
  returned: 'found' | number | null
}

export function isVoucherDone(status: VoucherStatus): boolean {
  return status === 'added' || status === 'removed'
}

export function addVoucher(send: SendCall, code: string): Promise<VoucherResult> {
  return change(send, {
    call: (checkout) => checkout.addVoucher(code),
    isMade: (selection) => hasVoucher(selection, code),
    made: 'added',
    refused: 'invalid',
  })
}

export function removeVoucher(send: SendCall, code: string): Promise<VoucherResult> {
  return change(send, {
    call: (checkout) => checkout.removeVoucher(code),
    isMade: (selection) => !hasVoucher(selection, code),
    made: 'removed',
    refused: 'refused',
  })
}

interface VoucherChange {
  call: Parameters<SendCall>[0]
  isMade(selection: Selection): boolean
  made: VoucherStatus
  refused: VoucherStatus
}

async function change(
  send: SendCall,
  { call, isMade, made, refused }: VoucherChange,
): Promise<VoucherResult> {
  const outcome = await send(call)
  if (outcome?.kind === 'done') return { status: made, returned: 'found' }
  if (outcome?.kind === 'refused') {
    const { status } = outcome.refusal
    return { status: status === 429 ? 'limited' : refused, returned: status }
  }
  if (outcome?.after && isMade(outcome.after)) return { status: made, returned: 'found' }
  return { status: 'unanswered', returned: null }
}

function hasVoucher({ discounts }: Selection, code: string): boolean {
  const wanted = code.toLowerCase()
  return discounts.vouchers.some(({ voucher }) => voucher.toLowerCase() === wanted)
}
