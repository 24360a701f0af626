import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import type { ReturnReason } from '#src/commerce/contract/support.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { orderState } from '../order-state.ts'
import { isWithdrawable } from '../withdraw/withdrawable.ts'
import { emptyReturn, type ReturnedPart, type RowProblem, type TypedReturn } from './posted-return.ts'
import { isReturnable, type ReturnRow, reasonsOf, returnRows } from './return-rows.ts'
import { isBusiness, kindOf, type ReturnKind, returnKinds, returnTerms } from './return-terms.ts'
import type { SentReturn } from './sent-returns.ts'

export interface ReturnScreen {
  number: string
  /** Why nothing of the order can be sent back; empty if something can. */
  nothing: string
  rows: RowView[]
  note: string
  /** The id of the form; null if customer service accepts no data. */
  form: string | null
  /** The problem of the posted form as a whole; empty without one. */
  problem: string
  terms: TermsView[]
  /** Earlier requests about this order, latest first. */
  sent: { title: string; lines: string[] }[]
  canWithdraw: boolean
}

export interface RowView extends Pick<ReturnRow, 'item' | 'name' | 'sku' | 'picture' | 'ordered'> {
  reasons: { value: ReturnReason; name: string }[]
  /** Facts about the row: the pieces that have come back, and the deposit. */
  facts: string[]
  /** The values as typed; null if the row is not chosen. */
  chosen: { quantity: string; reason: string } | null
  problem: { field: RowProblem; text: string } | null
}

/** The deadline for sending goods of one kind back, and who pays. */
export interface TermsView {
  title: string
  texts: string[]
}

interface ScreenContext {
  i18n: ServerI18n
  facts: ShopFacts | null
  /** Milliseconds since 1970. */
  now: number
}

/** The form's state; without one it is new. */
export interface FormState {
  typed: TypedReturn
  problems: ReadonlyMap<number, RowProblem>
  problem: string
  /** The id of the posted form; null if it is damaged, which makes it a new one. */
  form: string | null
}

export const newForm: FormState = { typed: emptyReturn, problems: new Map(), problem: '', form: null }

/** The screen on which a customer chooses what to send back from an order. */
export function returnScreen(
  order: PastOrder,
  sent: readonly SentReturn[],
  { canSend, ...context }: ScreenContext & { canSend: boolean },
  { typed, problems, problem, form }: FormState = newForm,
): ReturnScreen {
  const { i18n, now } = context
  const rows = returnRows(order)
  const possible = new Set(rows.flatMap(reasonsOf).map(kindOf))
  const nothing = nothingText(order, rows, i18n)
  return {
    number: order.orderNumber,
    nothing,
    rows: nothing
      ? []
      : rows.map((row, index) => {
          const wrong = problems.get(index)
          return {
            ...rowView(row, order, i18n),
            chosen: typed.rows.get(index) ?? null,
            problem: wrong ? { field: wrong, text: rowProblemText(wrong, row, i18n) } : null,
          }
        }),
    note: typed.note,
    form: canSend ? (form ?? crypto.randomUUID()) : null,
    problem,
    terms: nothing ? [] : termsOf([...possible], order, context),
    sent: sent.flatMap((request) => {
      const lines = sentLines(request.parts, rows, i18n)
      const day = formatDate(request.receivedAt, intlOf(order, i18n))
      return request.order === order.orderNumber && lines.length > 0
        ? [{ title: i18n.t('returns.requested', { date: day }), lines }]
        : []
    }),
    canWithdraw: isWithdrawable(order, now),
  }
}

function nothingText(order: PastOrder, rows: readonly ReturnRow[], { t }: ServerI18n): string {
  const state = orderState(order)
  if (order.unreadableLines > 0) return t('returns.unreadable')
  if (state === 'received' || state === 'confirmed' || state === 'processing') return t('returns.notSentYet')
  const isOver = !isReturnable(state) || rows.every((row) => reasonsOf(row).length === 0)
  return isOver ? t('returns.nothingLeft') : ''
}

function rowView(row: ReturnRow, order: PastOrder, i18n: ServerI18n): Omit<RowView, 'chosen' | 'problem'> {
  const { item, name, sku, picture, ordered } = row
  const reasons = reasonsOf(row)
  return {
    ...{ item, name, sku, picture, ordered },
    reasons: reasons.map((value) => ({ value, name: i18n.t(`returns.reason.${value}`) })),
    facts: rowFacts(row, order, i18n),
  }
}

function rowFacts({ back, deposit }: ReturnRow, order: PastOrder, i18n: ServerI18n): string[] {
  const { t } = i18n
  const intl = intlOf(order, i18n)
  const amount = deposit?.amount ?? null
  return [
    ...(back > 0 ? [t('returns.back', { count: back })] : []),
    ...(deposit && deposit.left > 0
      ? [
          amount === null
            ? t('returns.depositUnknown')
            : t('returns.deposit', { amount: formatMoney(amount, order.currency, intl) }),
        ]
      : []),
    ...(deposit?.refunds ?? []).map((date) => t('orders.depositRefunded', { date: formatDate(date, intl) })),
  ]
}

function rowProblemText(problem: RowProblem, row: ReturnRow, { t }: ServerI18n): string {
  if (problem === 'reason') return t('returns.noReason')
  const most = Math.max(row.left, Math.min(row.ordered, row.deposit?.left ?? 0))
  return t('returns.wrongQuantity', { max: most })
}

/** The terms of some kinds of returns, in the order of `returnKinds`; without those of which nothing is known. */
export function termsOf(kinds: readonly ReturnKind[], order: PastOrder, context: ScreenContext): TermsView[] {
  return returnKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({
      title: context.i18n.t(`returns.kind.${kind}`),
      texts: termsTexts(kind, order, context),
    }))
    .filter(({ texts }) => texts.length > 0)
}

/** The texts of a limit in days: before the arrival is known, once it is over, and until then. */
const limitTexts = {
  unused: ['returns.within', 'returns.over', 'returns.until'],
  oldPart: ['returns.oldPartWithin', 'returns.oldPartOver', 'returns.oldPartUntil'],
} as const

function termsTexts(kind: ReturnKind, order: PastOrder, { i18n, facts, now }: ScreenContext): string[] {
  const { t } = i18n
  const { days, until, guaranteedUntil, paidBy } = returnTerms(kind, order, facts)
  const today = new Date(now).toISOString().slice(0, 10)
  const dateText = (day: string) => formatDate(day, intlOf(order, i18n))
  const limit = () => {
    if (days === null) return []
    const [within, over, inTime] = limitTexts[kind === 'oldPart' ? 'oldPart' : 'unused']
    if (until === null) return [t(within, { days })]
    return [t(until < today ? over : inTime, { date: dateText(until), days })]
  }
  const guarantee = () => {
    if (guaranteedUntil === null) return [t('returns.guarantee')]
    const isOver = guaranteedUntil < today
    return [t(isOver ? 'returns.guaranteeOver' : 'returns.guaranteed', { date: dateText(guaranteedUntil) })]
  }
  return [
    ...limit(),
    ...(kind === 'faulty' && !isBusiness(order) ? guarantee() : []),
    ...(kind === 'oldPart' ? [t('returns.oldPartPaid')] : []),
    ...(paidBy ? [t(`returns.paidBy.${paidBy}`)] : []),
  ]
}

/** The parts of a request as text: "1 × Brake disc: it did not fit my car". Rows the order no longer has are left out. */
export function sentLines(
  parts: readonly ReturnedPart[],
  rows: readonly ReturnRow[],
  { t }: Pick<ServerI18n, 't'>,
): string[] {
  return parts.flatMap(({ row, quantity, reason }) => {
    const name = rows[row]?.name
    return name ? [t('returns.line', { quantity, name, reason: t(`returns.reason.${reason}`) })] : []
  })
}

function intlOf({ address }: Pick<PastOrder, 'address'>, { locale }: ServerI18n): string {
  return intlLocale(locale, address.country)
}
