import type { Withdrawal } from '#src/commerce/contract/support.ts'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { OrderLookup, Support, WithdrawResult } from '#src/shop.ts'
import { formatLocalTime, timeZoneOf } from './local-time.ts'
import { parseWithdrawal, postedFormId, typedWithdrawal } from './posted-withdrawal.ts'
import { proveWithdrawal } from './prove-withdrawal.ts'
import { guestParts, type LoadShop, type VisitorPorts, withPictures } from './typed-order.ts'
import type { WithdrawFormProps } from './withdraw-form.tsx'
import { type WithdrawalLetter, writeLetter } from './withdrawal-letter.ts'
import type { WithdrawalReceiptProps } from './withdrawal-receipt.tsx'

export interface WithdrawalView {
  form: WithdrawFormProps | null
  receipt: WithdrawalReceiptProps | null
  /** The statement as a mail, if customer service accepts none from the shop; null until it is written. */
  letter: WithdrawalLetter | null
}

interface Ports {
  i18n: ServerI18n
  support: Support | null
  lookup: OrderLookup | null
  visitor(): Promise<VisitorPorts>
  shop: LoadShop
  country(): Promise<string | null>
  now(): number
}

type Services = Pick<Ports, 'support' | 'lookup'>

/** The form; values missing in `shown` are those of a new one. */
export function withdrawalForm(
  shown: Pick<WithdrawFormProps, 'typed'> & Partial<WithdrawFormProps>,
  { support, lookup }: Services,
): WithdrawalView {
  const form: WithdrawFormProps = {
    form: crypto.randomUUID(),
    canFind: lookup !== null,
    canSend: support !== null,
    problems: {},
    outcome: null,
    ...shown,
  }
  return { form, receipt: null, letter: null }
}

const statuses: Record<WithdrawResult['kind'], number> = {
  sent: 200,
  refused: 400,
  limited: 429,
  failed: 503,
}

/** Looks up the parts of an order, or sends the statement. Typed values stay until it is received. */
export async function answerWithdrawal(
  posted: URLSearchParams,
  ports: Ports,
): Promise<{ view: WithdrawalView; status: number }> {
  const { i18n, support } = ports
  const typed = typedWithdrawal(posted)
  const kept = postedFormId(posted)
  const formWith = async (shown: Partial<WithdrawFormProps>) => {
    const parts = await withPictures(typed.parts, ports.shop)
    return withdrawalForm({ ...kept, typed: { ...typed, parts }, ...shown }, ports)
  }
  if (posted.get('step') === 'find') {
    const parts = await guestParts(typed, ports)
    const outcome = parts.length > 0 ? null : 'notFound'
    return { view: withdrawalForm({ ...kept, typed: { ...typed, parts }, outcome }, ports), status: 200 }
  }
  const country = await ports.country()
  const parsed = parseWithdrawal(posted, { language: i18n.locale, country: country ?? '' })
  if ('problems' in parsed) {
    const { problems } = parsed
    const isDamaged = Object.keys(problems).length === 0
    return {
      view: await formWith({ problems, outcome: isDamaged ? 'failed' : null }),
      status: isDamaged ? 400 : 422,
    }
  }
  const { values } = parsed
  const intl = intlLocale(i18n.locale, country)
  if (!support) {
    const letter = writeLetter(i18n, values, formatDate(new Date(ports.now()).toISOString(), intl))
    return { view: { ...(await formWith({})), letter }, status: 200 }
  }
  const verified = await proveWithdrawal(values, ports)
  const result = await support.withdraw(values, verified)
  const status = statuses[result.kind]
  if (result.kind !== 'sent')
    return { view: await formWith({ outcome: result.kind === 'limited' ? 'limited' : 'failed' }), status }
  const zone = timeZoneOf(posted.get('zone') ?? '', country)
  return {
    view: {
      form: null,
      receipt: {
        ...contentOf(values),
        acknowledge: result.acknowledge,
        time: formatLocalTime(result.receivedAt, intl, zone),
      },
      letter: null,
    },
    status,
  }
}

function contentOf({ name, order, email, lines, goods }: Withdrawal) {
  return { name, order, email, lines, goods }
}
