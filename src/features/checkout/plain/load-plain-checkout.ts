import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Cookie } from '#src/cookie.ts'
import { amountsOf, amountText } from '#src/features/cart/amounts.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import * as paths from '#src/paths.ts'
import { failedText, failedTitle, failedTone } from '../failed-notice.tsx'
import { parseReturnedPayment, stepAfter } from '../returned-payment.ts'
import { notificationTime } from '../unclear/unknown-outcome.ts'
import { type SentPayment, serializeUnclearCookie } from './payment-cookies.ts'
import { findEarlierOrder, notPlaced, readLastOrder } from './place-order.ts'
import { notice, type PlainPage, type PlainPorts } from './plain-answer.ts'
import { shownStep } from './plain-progress.ts'
import { isPlainStep } from './plain-step.ts'
import { type PlainNotice, type PlainView, plainView } from './plain-view.ts'
import type { ProviderForm } from './provider-form.ts'
import { withOwnAddress } from './take-step.ts'

export interface LoadedCheckout {
  /** Null for an empty cart. */
  view: PlainView | null
  notices: PlainNotice[]
  provider: ProviderForm | null
  /** True while an order may arrive without another one being sent. */
  isUnclear: boolean
  isGuest: boolean
}

interface Visited {
  selection: Selection | null
  query: URLSearchParams
  /** The payment that has had no answer; null without one. */
  unclearPayment: SentPayment | null
  /** The payment that was sent to a provider, without which an address has no result of one; null without one. */
  sentPayment: SentPayment | null
  now: number
}

/** A page of the checkout, or the path where the visitor belongs. `cookies` belong to the response of either. */
export type Loaded =
  | { kind: 'page'; loaded: LoadedCheckout; cookies: Cookie[] }
  | { kind: 'redirect'; path: string; cookies: Cookie[] }

/** The page that a visitor opens. */
export async function loadPlainCheckout(visited: Visited, ports: PlainPorts): Promise<Loaded> {
  const { query, unclearPayment, sentPayment, now } = visited
  const returned = sentPayment && parseReturnedPayment(query.toString())
  if (sentPayment && returned?.result === 'unknown' && unclearPayment === null) {
    const cookies = [serializeUnclearCookie({ since: now, lines: sentPayment.lines })]
    return { kind: 'redirect', path: paths.plainCheckout(), cookies }
  }
  const unclear = unclearPayment && (await lookForOrder(unclearPayment, now, ports))
  if (unclear?.path) return { kind: 'redirect', path: unclear.path, cookies: forgotten }
  const notices = unclear?.notices ?? []
  const isUnclear = unclear?.isOpen ?? false
  const cookies = unclear && !isUnclear ? forgotten : []
  if (!visited.selection || lineCount(visited.selection) === 0) {
    const loaded = { view: null, notices, provider: null, isUnclear, isGuest: true }
    return { kind: 'page', cookies, loaded }
  }
  const selection = await withOwnAddress(visited.selection, ports)
  const asked = query.get('step') ?? (returned ? stepAfter(returned) : '')
  const picked = query.get('method')
  const step = shownStep(selection, isPlainStep(asked) ? asked : null, picked)
  const failed = returned?.result === 'failed' ? [failedNotice(selection, returned.error, ports)] : []
  const needed =
    step === 'address' && isPlainStep(asked) && asked !== 'address'
      ? [notice('information', [ports.i18n.t('plainCheckout.addressFirst')])]
      : []
  const page: PlainPage = {
    kind: 'page',
    status: 200,
    step,
    selection,
    picked,
    typed: {},
    problems: {},
    unsure: [],
    notices: [...notices, ...failed, ...needed],
    provider: null,
  }
  return { kind: 'page', cookies, loaded: { ...(await showPage(page, now, ports)), isUnclear } }
}

const forgotten = [serializeUnclearCookie(null)]

/** A page that opens, or that answers a posted step. */
export async function showPage(
  { selection, notices, provider, ...page }: PlainPage,
  now: number,
  ports: PlainPorts,
): Promise<LoadedCheckout> {
  const { i18n } = ports
  const [facts, lastOrder] = await Promise.all([
    ports.facts(selection.location.country),
    page.step === 'order' ? readLastOrder(ports) : null,
  ])
  const view = await plainView({ ...page, selection, facts, lastOrder, i18n, now })
  return { view, notices, provider, isUnclear: false, isGuest: selection.loggedIn === null }
}

/** Looks whether a payment without an answer has placed its order. */
async function lookForOrder({ since, lines }: SentPayment, now: number, ports: PlainPorts) {
  const { t } = ports.i18n
  const found = await findEarlierOrder(lines, ports)
  if (found.kind === 'placed')
    return { path: paths.confirmation(found.paymentMethod), notices: [], isOpen: false }
  const isOverdue = now - since >= notificationTime
  if (isOverdue && found.kind === 'notPlaced')
    return { path: null, notices: [notPlaced(ports)], isOpen: false }
  const unclear = notice('warning', [t('checkout.unknownHint')], {
    title: t('checkout.unknown'),
    support: isOverdue,
  })
  return { path: null, notices: [unclear], isOpen: true }
}

function failedNotice(
  selection: Selection,
  error: NonNullable<ReturnType<typeof parseReturnedPayment>>['error'],
  { i18n }: PlainPorts,
): PlainNotice {
  const { t } = i18n
  const total = amountText(selection.totals.grandTotal, i18n, amountsOf(selection))
  const text = error === 'order_total_mismatch' ? t('checkout.changed', { total }) : failedText(t, error)
  return notice(failedTone(error), [text], { title: failedTitle(t, error) })
}
