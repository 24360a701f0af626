import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isOverLimit, type Refused, resultOrNull } from '#src/commerce/reply.ts'
import { amountsOf, amountText } from '#src/features/cart/amounts.ts'
import { isFree, lineCount } from '#src/features/cart/cart.ts'
import { refusalProblem } from '#src/features/cart/cart-problem.ts'
import { cartProblemText } from '#src/features/cart/cart-problem-text.ts'
import { repairDeposits } from '#src/features/cart/deposits/settle-deposits.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { draftFrom } from '../form/draft.ts'
import type { Problems } from '../form/validate-fields.ts'
import { allowedOrigins, nextStep } from '../payment/payment-action.ts'
import { paymentRequest } from '../payment/payment-request.ts'
import { parseRefusal } from '../payment/refusal.ts'
import {
  containsGoods,
  mayStillArrive,
  type OutcomeFound,
  resolveOutcome,
} from '../unclear/unknown-outcome.ts'
import { judgeFields } from './judge-fields.ts'
import { lineDigests, orderDigest } from './order-digest.ts'
import { notice, type PlainAnswer, type PlainPage, type PlainPorts, page } from './plain-answer.ts'
import { plainForm, plainPaymentMethods, shownStep } from './plain-progress.ts'
import { vatOutlookOf } from './plain-view.ts'
import { type PostedOrder, typedOf } from './posted-step.ts'
import { providerForm } from './provider-form.ts'

/**
 * Sends the payment of the order that was shown, if it is valid and the cart is still the same. A form that arrives
 * twice leads to the confirmation of its one order: the first has emptied the cart, and the receipt has its goods.
 */
export async function placeOrder(
  posted: PostedOrder,
  selection: Selection,
  ports: PlainPorts,
): Promise<PlainAnswer> {
  const { cart, i18n, report } = ports
  const { t } = i18n
  if (lineCount(selection) === 0) return foundEmpty(posted, ports)
  let typed = typedOf(posted)
  if (!(await ports.mayOrder())) return stop(selection, 429, [notice('warning', [t('checkout.busy')])])
  const repaired = await repairDeposits(cart.checkout, selection, report)
  const now = repaired.selection
  const { token } = cart
  if (!repaired.isAnswered || token === null || now.totals.grandTotal === null)
    return stop(now, 503, [notice('error', [t('checkout.unsettled')])])
  if ((await orderDigest(now)) !== posted.order) {
    const total = amountText(now.totals.grandTotal, i18n, amountsOf(now))
    return stop(now, 409, [notice('warning', [t('checkout.changed', { total })])])
  }
  const draft = draftFrom(now, typed)
  const form = plainForm(now, draft)
  const fields = [...form.saved, ...(draft.elsewhere ? form.parcel : []), ...form.ordered]
  const judged = await judgeFields(fields, { draft, typed, form })
  typed = judged.typed
  const problems = { ...missingChoices(posted, now, form.terms), ...judged.problems }
  if (Object.keys(problems).length > 0) return stop(now, 422, [], problems)
  const written = draftFrom(now, typed)
  const facts = await ports.facts(now.location.country)
  const { vatNumber = '' } = written.address
  if (vatNumber !== posted.vatShown && vatOutlookOf(now, vatNumber, { form, facts }))
    return stop(now, 409, [notice('warning', [t('plainCheckout.bothTotals')])])
  const request = paymentRequest({
    draft: written,
    selection: now,
    keys: form.keys,
    locale: i18n.locale,
    origin: ports.origin,
    token,
    // Without script a visitor's car is not known.
    car: '',
  })
  let failure: unknown = null
  const reply = await resultOrNull(
    () => cart.checkout.pay(request),
    (error) => {
      failure = error
      report(error)
    },
  )
  if (reply?.ok) return follow(reply.value)
  if (reply) return refused(reply)
  if (isOverLimit(failure)) return stop(now, 429, [notice('warning', [t('checkout.busy')])])
  const found = await findOrder(now, ports)
  if (found.kind === 'placed') return confirmed(found.paymentMethod, ports)
  if (found.kind === 'unknown' || mayStillArrive(failure)) return { kind: 'unclear', paid: now }
  return stop(now, 503, [notPlaced(ports)])

  function stop(
    current: Selection,
    status: number,
    notices: PlainPage['notices'],
    found: Problems = {},
  ): PlainPage {
    const { paymentMethod: picked } = posted
    const step = shownStep(current, 'order', picked)
    return page(step, current, { status, picked, typed, problems: found, notices })
  }

  async function follow(payment: PaymentReply): Promise<PlainAnswer> {
    const { origin, paymentHosts } = ports
    const next = nextStep(payment, { locale: i18n.locale, origin, paymentHosts })
    if (next.kind === 'leave') return { ...next, sent: payment.action === 'success' ? null : now }
    const provider =
      next.kind === 'start' ? providerForm(next.start, allowedOrigins({ origin, paymentHosts })) : null
    if (provider) return { ...stop(now, 200, []), provider }
    const current = await fetchAgain()
    if (next.kind === 'unavailable') return stop(current, 422, [notice('error', [t('checkout.unavailable')])])
    // Another method has to be chosen on its page.
    const notices = [notice('error', [t('plainCheckout.needsScript')])]
    return page(shownStep(current, 'payment', null), current, { typed, notices })
  }

  /** The cart after a payment call, which may have changed it. */
  async function fetchAgain(): Promise<Selection> {
    const fresh = await resultOrNull(cart.checkout.selection, report)
    return fresh?.ok ? fresh.value : now
  }

  async function refused(refusal: Refused): Promise<PlainAnswer> {
    const parsed = parseRefusal(refusal)
    if (parsed.whole === 'empty') return foundEmpty(posted, ports)
    const current = await fetchAgain()
    if (parsed.whole === null) return stop(current, 422, [], parsed.problems)
    const reason = refusalTexts[parsed.whole]
    const shortage =
      parsed.whole === 'stock' ? [cartProblemText(i18n, refusalProblem(refusal, [now, current]))] : []
    const status = parsed.whole === 'busy' ? 429 : 422
    const texts = [t(reason), ...shortage, ...parsed.messages]
    return stop(current, status, [notice(status === 429 ? 'warning' : 'error', texts)], parsed.problems)
  }
}

const refusalTexts = {
  stock: 'checkout.ranShort',
  payment: 'checkout.refused',
  busy: 'checkout.busy',
  other: 'checkout.other',
} as const

function missingChoices(posted: PostedOrder, selection: Selection, asksTerms: boolean): Problems {
  const { shippingMethods, shippingMethod, paymentMethod } = selection
  const isShipped = shippingMethods.some((method) => method.shippingMethod === shippingMethod)
  const isPicked =
    posted.paymentMethod === paymentMethod &&
    plainPaymentMethods(selection).some((method) => method.paymentMethod === paymentMethod)
  return {
    ...(isShipped ? {} : { shippingMethod: 'choose' }),
    ...(isFree(selection) || isPicked ? {} : { paymentMethod: 'choose' }),
    ...(asksTerms && !posted.termsAndConditions ? { termsAndConditions: 'terms' } : {}),
  }
}

/** The number of the visitor's last order; empty without one, null if unknown. */
export async function readLastOrder({ cart, report }: Pick<PlainPorts, 'cart' | 'report'>) {
  const receipt = await resultOrNull(cart.checkout.receipt, report)
  if (!receipt) return null
  return receipt.ok ? receipt.value.orderNumber : ''
}

/** The cart is empty: the order of these goods may exist already, if it is not the one before. */
async function foundEmpty({ goods, lastOrder }: PostedOrder, ports: PlainPorts): Promise<PlainAnswer> {
  const receipt = await resultOrNull(ports.cart.checkout.receipt, ports.report)
  if (!receipt) return { kind: 'unclear', paid: null }
  const isOrdered =
    receipt.ok &&
    receipt.value.orderNumber !== lastOrder &&
    goods.length > 0 &&
    containsGoods(receipt.value, goods)
  return isOrdered
    ? confirmed(receipt.value.paymentMethod, ports)
    : { kind: 'next', step: 'address', picked: null }
}

async function findOrder(paid: Selection, { cart, report }: PlainPorts): Promise<OutcomeFound> {
  const receipt = await resultOrNull(cart.checkout.receipt, report)
  const now = await resultOrNull(cart.checkout.selection, report)
  return resolveOutcome(receipt, now?.ok ? now.value : null, paid)
}

/**
 * The outcome of a payment without an answer, in a later request: `lines` are the digests of those that were paid. Other
 * lines may have been added since the order and prove nothing.
 */
export async function findEarlierOrder(
  lines: readonly string[],
  { cart, report }: PlainPorts,
): Promise<OutcomeFound> {
  const receipt = await resultOrNull(cart.checkout.receipt, report)
  const reply = await resultOrNull(cart.checkout.selection, report)
  const now = reply?.ok ? reply.value : null
  const found = resolveOutcome(receipt, now, null)
  if (!now || found.kind !== 'notPlaced') return found
  const isStillThere = (await lineDigests(now)).some((line) => lines.includes(line))
  return isStillThere ? found : { kind: 'unknown' }
}

export function notPlaced({ i18n: { t } }: Pick<PlainPorts, 'i18n'>) {
  return notice('warning', [t('checkout.notPlacedHint')], { title: t('checkout.notPlaced'), support: true })
}

function confirmed(paymentMethod: string, { i18n, origin }: PlainPorts): PlainAnswer {
  const address = localized(i18n.locale, paths.confirmation(paymentMethod))
  return { kind: 'leave', address: new URL(address, origin).href, sent: null }
}
