import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import { intlLocale } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { ReturnResult, Support } from '#src/shop.ts'
import { formatLocalTime, timeZoneOf } from '../withdraw/local-time.ts'
import { type ParsedReturn, parseFormId, parseReturn, typedReturn } from './posted-return.ts'
import { returnRows } from './return-rows.ts'
import {
  type FormState,
  newForm,
  type ReturnScreen,
  returnScreen,
  sentLines,
  type TermsView,
  termsOf,
} from './return-screen.ts'
import { kindOf } from './return-terms.ts'
import type { SentReturn } from './sent-returns.ts'

/** A request that customer service has received. */
export interface ReturnReceipt {
  number: string
  /** Texts about the mail, and about what happens next. */
  next: string[]
  time: string
  lines: string[]
  terms: TermsView[]
}

export type ReturnAnswer =
  | { kind: 'screen'; screen: ReturnScreen; status: number }
  /** `misfits`: the items that did not fit the customer's car. */
  | { kind: 'sent'; receipt: ReturnReceipt; sent: SentReturn; misfits: { item: string; name: string }[] }

interface Ports {
  i18n: ServerI18n
  support: Pick<Support, 'requestReturn'>
  customer: Customer
  facts: ShopFacts | null
  earlier: readonly SentReturn[]
  now: number
}

const statuses: Record<Exclude<ReturnResult['kind'], 'sent'>, number> = {
  refused: 400,
  limited: 429,
  failed: 503,
}

/** Sends the posted request about a customer's own order to customer service. What was typed stays until it is received. */
export async function answerReturn(
  posted: URLSearchParams,
  order: PastOrder,
  { i18n, support, customer, facts, earlier, now }: Ports,
): Promise<ReturnAnswer> {
  const { t } = i18n
  const context = { i18n, facts, now }
  const rows = returnRows(order)
  const screen = (wrong: Partial<FormState>, status: number): ReturnAnswer => {
    const typed = { typed: typedReturn(posted, rows), form: parseFormId(posted) }
    const state = { ...newForm, ...typed, ...wrong }
    return {
      kind: 'screen',
      screen: returnScreen(order, earlier, { ...context, canSend: true }, state),
      status,
    }
  }
  const shown = returnScreen(order, earlier, { ...context, canSend: true })
  if (shown.nothing) return { kind: 'screen', screen: shown, status: 409 }
  const parsed = parseReturn(posted, rows)
  if ('problems' in parsed) return screen(problemsOf(parsed, i18n), parsed.problems.isDamaged ? 400 : 422)
  const { parts, note, form } = parsed.values
  const result = await support.requestReturn({
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email,
    order: order.orderNumber,
    lines: parts.flatMap(({ row, quantity, reason }) => {
      const known = rows[row]
      return known ? { name: known.name, sku: known.sku, quantity, reason } : []
    }),
    note,
    language: i18n.locale,
    form,
  })
  if (result.kind !== 'sent') {
    const text = t(result.kind === 'limited' ? 'returns.limited' : 'returns.failed')
    return screen({ problem: text }, statuses[result.kind])
  }
  const { receivedAt, isMailed } = result
  const { country } = order.address
  const { email } = customer
  return {
    kind: 'sent',
    receipt: {
      number: order.orderNumber,
      next: [t('returns.next', { email }), t(isMailed ? 'returns.mailed' : 'returns.notMailed', { email })],
      time: formatLocalTime(receivedAt, intlLocale(i18n.locale, country), timeZoneOf('', country)),
      lines: [...sentLines(parts, rows, i18n), ...(note ? [note] : [])],
      terms: termsOf(
        parts.map(({ reason }) => kindOf(reason)),
        order,
        context,
      ),
    },
    sent: { order: order.orderNumber, receivedAt, parts },
    misfits: parts.flatMap(({ row, reason }) => {
      const known = rows[row]
      return known && reason === 'noFit' ? { item: known.item, name: known.name } : []
    }),
  }
}

function problemsOf({ problems }: Extract<ParsedReturn, { problems: unknown }>, { t }: ServerI18n) {
  const count = problems.rows.size
  if (problems.isDamaged) return { problem: t('returns.failed') }
  return problems.isEmpty
    ? { problem: t('withdraw.noParts') }
    : { problem: t('forms.summary', { count }), problems: problems.rows }
}
