import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { isFree, lineCount } from '#src/features/cart/cart.ts'
import { settleDeposits } from '#src/features/cart/deposits/settle-deposits.ts'
import { lineName, nameList } from '#src/features/cart/line-text.ts'
import { changeCountry, unavailableLines } from '#src/features/cart/operations/change-country.ts'
import type { AddressKind } from '../form/address-form-fields.ts'
import { draftFrom, fieldsToSave } from '../form/draft.ts'
import type { Problems } from '../form/validate-fields.ts'
import { addressAfterPayment } from '../payment/payment-kind.ts'
import { parseRefusal } from '../payment/refusal.ts'
import { judgeFields } from './judge-fields.ts'
import { placeOrder } from './place-order.ts'
import { notice, type PlainAnswer, type PlainPorts, page } from './plain-answer.ts'
import { plainForm, plainPaymentMethods } from './plain-progress.ts'
import type { PlainNotice } from './plain-view.ts'
import { type PostedAddress, type PostedStep, typedOf } from './posted-step.ts'
import { unsureChoices, unsureText } from './unsure-choices.ts'

/** Does what a step of the form asks for. `selection` is the visitor's cart as it is now. */
export async function takeStep(
  posted: PostedStep,
  selection: Selection,
  ports: PlainPorts,
): Promise<PlainAnswer> {
  if (posted.step === 'order') return placeOrder(posted, selection, ports)
  if (lineCount(selection) === 0) return { kind: 'next', step: 'address', picked: null }
  if (posted.step === 'address') return saveAddress(posted, selection, ports)
  return posted.step === 'delivery'
    ? chooseShipping(posted.shippingMethod, selection, ports)
    : choosePayment(posted.paymentMethod, selection, ports)
}

/**
 * A payment method that asks for the address in its widget would leave no form: another one takes its place until the
 * visitor chooses. Returns the cart as it is then.
 */
export async function withOwnAddress(
  selection: Selection,
  { cart, report }: Pick<PlainPorts, 'cart' | 'report'>,
): Promise<Selection> {
  const [first] = plainPaymentMethods(selection)
  if (!first || !addressAfterPayment(selection)) return selection
  const reply = await resultOrNull(() => cart.checkout.choosePayment(first.paymentMethod), report)
  return reply?.ok ? reply.value : selection
}

async function saveAddress(
  posted: PostedAddress,
  selection: Selection,
  ports: PlainPorts,
): Promise<PlainAnswer> {
  const unsure = unsureChoices(posted, selection)
  const texts = unsure
    .filter((choice) => !posted.questioned.includes(choice))
    .map((choice) => unsureText(choice, ports.i18n))
  if (texts.length > 0) {
    const notices = [notice('warning', texts)]
    return page('address', selection, { typed: typedOf(posted), unsure, notices })
  }
  const answer = await saveTyped(posted, selection, ports)
  return answer.kind === 'page' ? { ...answer, unsure } : answer
}

async function saveTyped(posted: PostedAddress, before: Selection, ports: PlainPorts): Promise<PlainAnswer> {
  const { cart, i18n, report } = ports
  const typed = typedOf(posted)
  const moved = await moveDelivery(posted, before, ports)
  if (moved === null) return { kind: 'unanswered' }
  if ('problems' in moved) return page('address', before, { typed, ...moved })
  const { selection } = moved
  const dropped = unavailableLines(before, selection).map(lineName)
  const notices =
    dropped.length > 0 ? [notice('warning', [i18n.t('cart.dropped', { names: nameList(dropped) })])] : []
  const draft = draftFrom(selection, typed)
  const form = plainForm(selection, draft)
  const fields = draft.elsewhere ? [...form.saved, ...form.parcel] : form.saved
  const judged = await judgeFields(fields, { draft, typed, form })
  if (Object.keys(judged.problems).length > 0) return page('address', selection, { ...judged, notices })
  const written = draftFrom(selection, judged.typed)
  const reply = await resultOrNull(
    () => cart.checkout.savePaymentFields(fieldsToSave(written, form.keys, selection)),
    report,
  )
  if (!reply?.ok) return refusedChange('address', selection, { reply, typed: judged.typed, notices }, ports)
  // Goods that the new country does not sell are named before anything is ordered.
  if (notices.length > 0) return page('address', reply.value, { status: 409, typed: judged.typed, notices })
  return { kind: 'next', step: 'delivery', picked: null }
}

/** Moves the cart to the country of the delivery, on which prices and goods depend. Null if there was no answer. */
async function moveDelivery(
  posted: PostedAddress,
  selection: Selection,
  ports: PlainPorts,
): Promise<{ selection: Selection } | { problems: Problems; notices: PlainNotice[] } | null> {
  const { cart, i18n, report } = ports
  const kind: AddressKind = posted.elsewhere ? 'shippingAddress' : 'address'
  const { country = '', state = '' } = posted[kind]
  const { location, countries } = selection
  const known = countries.find((entry) => entry.country === country)
  const problems: Problems =
    kind === 'address' ? { 'address.country': 'country' } : { 'shippingAddress.country': 'country' }
  const refused = { problems, notices: [] }
  if (!known) return country === '' ? { selection } : refused
  const hasState = known.states.some((entry) => entry.state === state)
  if (country === location.country && (!hasState || state === location.state)) return { selection }
  const reply = await resultOrNull(
    () =>
      changeCountry(cart.checkout, { country, state: hasState ? state : undefined, language: i18n.locale }),
    report,
  )
  if (!reply) return null
  if (!reply.ok) {
    const isBusy = reply.status === 429
    return isBusy ? { problems: {}, notices: [notice('warning', [i18n.t('cart.problem.busy')])] } : refused
  }
  const settled = await settleDeposits(cart.checkout, reply.value, report)
  return { selection: await withOwnAddress(settled, ports) }
}

async function chooseShipping(chosen: string, selection: Selection, ports: PlainPorts): Promise<PlainAnswer> {
  const { cart, report } = ports
  if (!selection.shippingMethods.some(({ shippingMethod }) => shippingMethod === chosen))
    return page('delivery', selection, { problems: { shippingMethod: 'choose' } })
  if (chosen === selection.shippingMethod) return nextAfterDelivery(selection)
  const reply = await resultOrNull(() => cart.checkout.chooseShipping(chosen), report)
  return reply?.ok ? nextAfterDelivery(reply.value) : refusedChange('delivery', selection, { reply }, ports)
}

function nextAfterDelivery(selection: Selection): PlainAnswer {
  return { kind: 'next', step: isFree(selection) ? 'order' : 'payment', picked: null }
}

async function choosePayment(chosen: string, selection: Selection, ports: PlainPorts): Promise<PlainAnswer> {
  const { cart, report } = ports
  if (!plainPaymentMethods(selection).some(({ paymentMethod }) => paymentMethod === chosen))
    return page('payment', selection, { problems: { paymentMethod: 'choose' } })
  const done: PlainAnswer = { kind: 'next', step: 'order', picked: chosen }
  if (chosen === selection.paymentMethod) return done
  const reply = await resultOrNull(() => cart.checkout.choosePayment(chosen), report)
  return reply?.ok ? done : refusedChange('payment', selection, { reply }, ports)
}

interface RefusedParts {
  /** Null if the service did not answer. */
  reply: Result<Selection> | null
  typed?: ReturnType<typeof typedOf>
  /** Notices shown with the refusal. */
  notices?: PlainNotice[]
}

function refusedChange(
  step: 'address' | 'delivery' | 'payment',
  selection: Selection,
  { reply, typed = {}, notices = [] }: RefusedParts,
  { i18n: { t } }: PlainPorts,
): PlainAnswer {
  const refused = (status: number, problems: Problems, reason: PlainNotice[]) =>
    page(step, selection, { status, typed, problems, notices: [...notices, ...reason] })
  if (!reply || reply.ok) return refused(503, {}, [notice('error', [t('cart.problem.unfinished')])])
  const { problems, whole } = parseRefusal(reply)
  if (whole === 'busy') return refused(429, {}, [notice('warning', [t('cart.problem.busy')])])
  const isNamed = Object.keys(problems).length > 0
  return refused(422, problems, isNamed ? [] : [notice('error', [t('cart.problem.refused')])])
}
