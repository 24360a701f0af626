import { data, type RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { Withdrawal } from '#src/commerce/contract/support.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { findOrder } from '#src/features/orders/list/load-orders.ts'
import { ordersSheet, receiptSheet } from '#src/features/orders/orders-sheet.ts'
import { formatMoment, timeZoneOf } from '#src/features/orders/withdraw/moment.ts'
import type { WithdrawFormProps } from '#src/features/orders/withdraw/withdraw-form.tsx'
import { orderedParts } from '#src/features/orders/withdraw/withdrawable.ts'
import {
  maxWithdrawalBytes,
  parseWithdrawal,
  type TypedWithdrawal,
  typedWithdrawal,
} from '#src/features/orders/withdraw/withdrawal-form.ts'
import { writeLetter } from '#src/features/orders/withdraw/withdrawal-letter.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import WithdrawScreen, { type WithdrawScreenProps } from '#src/features/shell/account/screens/withdraw.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { formatDate, intlLocale } from '#src/i18n/format.ts'
import { servicePaths } from '#src/service-paths.ts'
import {
  documentContext,
  orderLookupContext,
  shopContext,
  supportContext,
  visitorCartContext,
} from '#src/shop.ts'
import type { Route } from './+types/withdraw.ts'

export const links = () => [...accountSheet(), ...ordersSheet(), ...receiptSheet()]

type Context = Readonly<RouterContextProvider>

/** The page on which a consumer withdraws from a contract: empty, or filled in with an order that this visitor may see. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const asked = parseOrder(new URL(request.url).searchParams)
  const { typed, headers } = await ownOrder(context, asked)
  return data(
    {
      screen: screenOf(context, { typed }),
      head: unlistedHead(i18n.t('withdraw.title')),
    },
    { headers },
  )
}

/** The number of an order in a link; empty when it has not the form of one. */
function parseOrder(query: URLSearchParams): string {
  const order = query.get('order') ?? ''
  return /^[\w-]{1,40}$/.test(order) ? order : ''
}

/**
 * What a visitor finds filled in: of the order they have just placed, or of one of theirs when they are logged in. An
 * order of somebody else is filled in with its number alone, as one that does not exist.
 */
async function ownOrder(
  context: Context,
  number: string,
): Promise<{ typed: TypedWithdrawal; headers: HeadersInit }> {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  const customer = selection === 'unavailable' ? null : (selection?.loggedIn ?? null)
  const order = number && cart.hasToken ? await find() : null
  const named = order?.address ?? customer
  const typed = {
    name: [named?.firstName, named?.lastName].filter(Boolean).join(' '),
    order: number,
    email: order?.address.email || customer?.email || '',
    goods: '',
    parts: order ? chosenParts(order) : [],
  }
  return { typed, headers: tokenHeaders(cart) }

  async function find(): Promise<Order | null> {
    const receipt = await resultOrNull(() => cart.checkout.receipt(), report)
    if (receipt?.ok && receipt.value.orderNumber === number) return receipt.value
    const found = customer ? await findOrder(number, { checkout: cart.checkout, report }) : null
    return typeof found === 'string' ? null : found
  }
}

const chosenParts = (order: Order) => orderedParts(order).map((part) => ({ ...part, quantity: part.ordered }))

/** The screen with a new form, as far as `changed` does not say otherwise. */
function screenOf(
  context: Context,
  changed: Pick<WithdrawFormProps, 'typed'> & Partial<WithdrawFormProps>,
): WithdrawScreenProps {
  const form: WithdrawFormProps = {
    form: crypto.randomUUID(),
    canFind: context.get(orderLookupContext) !== null,
    canSend: context.get(supportContext) !== null,
    problems: {},
    outcome: null,
    ...changed,
  }
  const { supportEmail } = context.get(documentContext)
  return { form, receipt: null, letter: null, supportEmail }
}

const statuses = { refused: 400, limited: 429, failed: 503 } as const

/** Looks up the parts of an order, or sends the statement. The page keeps what was typed until it is received. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, supportEmail } = context.get(documentContext)
  const support = context.get(supportContext)
  const posted = await parsePostedForm(request, maxWithdrawalBytes)
  if (!posted) throw new Response(null, { status: 400 })
  const typed = typedWithdrawal(posted)
  const form = keptForm(posted)
  if (posted.get('step') === 'find') {
    const parts = await lookUpParts(context, typed)
    const outcome = parts.length > 0 ? null : 'notFound'
    return answer(screenOf(context, { ...form, typed: { ...typed, parts }, outcome }), 200)
  }
  const parsed = parseWithdrawal(posted, i18n.locale)
  if ('problems' in parsed) {
    const { problems } = parsed
    const outcome = Object.keys(problems).length > 0 ? null : 'failed'
    return answer(screenOf(context, { ...form, typed, problems, outcome }), outcome ? 400 : 422)
  }
  const { values } = parsed
  const country = await countryOf(context)
  const intl = intlLocale(i18n.locale, country)
  if (!support) {
    const date = formatDate(new Date().toISOString(), intl)
    return answer({ ...screenOf(context, { ...form, typed }), letter: writeLetter(i18n, values, date) }, 200)
  }
  const result = await support.withdraw(values)
  if (result.kind !== 'sent') {
    const outcome = result.kind === 'limited' ? 'limited' : 'failed'
    return answer(screenOf(context, { ...form, typed, outcome }), statuses[result.kind])
  }
  const { form: _, language: __, ...content } = values
  const local = formatMoment(result.receivedAt, intl, timeZoneOf(posted.get('zone') ?? '', country))
  const utc = formatMoment(result.receivedAt, intl, 'UTC')
  return answer({ form: null, receipt: { ...content, local, utc }, letter: null, supportEmail }, 200)

  function answer(screen: WithdrawScreenProps, status: number) {
    return data({ screen }, { status })
  }
}

/** The name of the posted form, so that it stays; none when it is damaged, and the form is to be a new one. */
function keptForm(posted: URLSearchParams): { form?: string } {
  const { form } = Withdrawal.entries
  const parsed = v.safeParse(form, posted.get('form'))
  return parsed.success ? { form: parsed.output } : {}
}

/** The parts of a guest's order; none when they are not known, or this visitor has asked too often. */
async function lookUpParts(context: Context, { order, email }: TypedWithdrawal) {
  const found = await context.get(orderLookupContext)?.find({ order, email })
  return found && typeof found !== 'string' ? chosenParts(found) : []
}

/** The visitor's country; null while the catalogue is unavailable. */
async function countryOf(context: Context): Promise<string | null> {
  const shop = await resultOrNull(() => context.get(shopContext))
  return shop?.region.country ?? null
}

export const handle = {
  chrome: 'account',
  search: (query) => servicePaths.withdraw(parseOrder(query)).replace(/^[^?]*/, ''),
} satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="withdraw"
      Screen={WithdrawScreen}
      props={actionData?.screen ?? loaderData.screen}
    />
  ) : null
}
