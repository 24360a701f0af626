// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { changePayment } from '../../provider/payments.ts'
import { oneStepHtml } from '../../provider/widgets/one-step/html.ts'
import { continueOneStep } from '../../provider/widgets/one-step/session.ts'
import type { Wire } from '../../wire-type.ts'
import type { CheckoutContext } from '../env.ts'
import { saveSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'
import { missingPages } from './payment-pages.ts'
import type { PayableSelection } from './start-payment.ts'

/**
 * Starts the one-step checkout of a selection, or goes on with its open one, and answers with the widget. With `transaction`
 * the shop posts what it has learned from the widget.
 */
export function settleOneStep(
  c: CheckoutContext,
  { session, current, priced }: PayableSelection,
  { transaction }: Record<string, unknown>,
): Response {
  const missing = missingPages(priced.state)
  if (missing) return refuse(c, 406, missing)
  const { world } = c.var
  const { selection } = current
  saveSelection(world, { selection, state: priced.state })
  const payment = continueOneStep(world, { session, selection }, priced)
  if (transaction !== undefined) {
    if (payment.transaction !== transaction || payment.oneStep.agreed === null) {
      const messages = ['The payment has ended. Please start it again.']
      return refuse(c, 406, { paymentMethod: 'failed' }, { action: 'failed', messages })
    }
    changePayment(world, payment, { oneStep: { ...payment.oneStep, posted: true } })
  }
  return reply(c, { action: 'form', formHtml: oneStepHtml(world.ports, payment) } satisfies Wire<
    typeof PaymentReply
  >)
}
