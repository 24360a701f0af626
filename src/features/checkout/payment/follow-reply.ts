import type { Getter, Setter } from 'jotai'
import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Visit } from '#src/visit.ts'
import { type PayState, payStateAtom, stopPayment } from './pay-state.atoms.ts'
import { nextStep } from './payment-action.ts'
import { startAtProvider } from './start-at-provider.ts'

export interface Payer {
  visit: Visit
  locale: Locale
}

export async function followReply(get: Getter, set: Setter, reply: PaymentReply, { visit, locale }: Payer) {
  const next = nextStep(reply, { locale, origin: visit.origin, paymentHosts: visit.paymentHosts })
  if (next.kind === 'unavailable') {
    stopPayment(set, 'unavailable')
    return
  }
  const leaving: PayState = { kind: 'leaving' }
  set(payStateAtom, leaving)
  if (next.kind === 'leave') visit.leave(next.address)
  else if (!(await startAtProvider(visit, next.start)) && get(payStateAtom) === leaving)
    stopPayment(set, 'notStarted')
}
