import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { SendCall } from '../outcome.ts'

/** How a discount code ended, as messages and addresses name it. */
export const voucherStatuses = [
  'added',
  'removed',
  /** The service does not accept the code. */
  'invalid',
  /** The service does not take the code off. */
  'refused',
  /** Too many attempts: the code was not checked. */
  'limited',
  /** The service did not answer, and the cart does not show it either. */
  'unanswered',
] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

/** What became of a discount code. */
export interface VoucherResult {
  status: VoucherStatus
  /** `found` when the service made the change, else the HTTP status of its refusal; null without a usable answer. */
  returned: 'found' | number | null
}

/** Whether the shopper got what they asked for. */
export function isVoucherDone(status: VoucherStatus): boolean {
  return status === 'added' || status === 'removed'
}

/** Enters a discount code. */
export function addVoucher(send: SendCall, code: string): Promise<VoucherResult> {
  return change(send, {
    call: (checkout) => checkout.addVoucher(code),
    isMade: (selection) => hasVoucher(selection, code),
    made: 'added',
    refused: 'invalid',
  })
}

/** Takes a discount code off. */
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
  /** Whether a selection has the change in it, for when its reply was lost. */
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
