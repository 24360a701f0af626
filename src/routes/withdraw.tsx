import { data } from 'react-router'
import { resultOrNull } from '#src/commerce/reply.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { receiptSheet, withdrawSheet } from '#src/features/orders/orders-sheet.ts'
import { answerWithdrawal, withdrawalForm } from '#src/features/orders/withdraw/answer-withdrawal.ts'
import { typedOrder, type VisitorPorts } from '#src/features/orders/withdraw/typed-order.ts'
import { maxWithdrawalBytes } from '#src/features/orders/withdraw/withdrawal-form.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import WithdrawScreen from '#src/features/shell/account/screens/withdraw.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { servicePaths } from '#src/service-paths.ts'
import {
  documentContext,
  orderLookupContext,
  shopContext,
  supportContext,
  visitorCartContext,
} from '#src/shop.ts'
import type { Route } from './+types/withdraw.ts'

export const links = () => [...accountSheet(), ...receiptSheet(), ...withdrawSheet()]

/** The page on which a consumer withdraws from a contract: empty, or filled in with an order that this visitor may see. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, supportEmail } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const typed = await typedOrder(parseOrder(new URL(request.url).searchParams), await loadVisitor(context))
  const services = { support: context.get(supportContext), lookup: context.get(orderLookupContext) }
  return data(
    {
      screen: { ...withdrawalForm({ typed }, services), supportEmail },
      head: unlistedHead(i18n.t('withdraw.title')),
    },
    { headers: tokenHeaders(cart) },
  )
}

/** What is known of the visitor, for what may be shown to them and what they can prove. */
async function loadVisitor(context: Route.LoaderArgs['context']): Promise<VisitorPorts> {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  return {
    checkout: cart.hasToken ? cart.checkout : null,
    customer: selection === 'unavailable' ? null : (selection?.loggedIn ?? null),
    report,
  }
}

/** The number of an order in a link; empty when it has not the form of one. */
function parseOrder(query: URLSearchParams): string {
  const order = query.get('order') ?? ''
  return /^[\w-]{1,40}$/.test(order) ? order : ''
}

/** Looks up the parts of an order, or sends the statement. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, supportEmail } = context.get(documentContext)
  const posted = await parsePostedForm(request, maxWithdrawalBytes)
  if (!posted) throw new Response(null, { status: 400 })
  const { view, status } = await answerWithdrawal(posted, {
    i18n,
    support: context.get(supportContext),
    lookup: context.get(orderLookupContext),
    visitor: () => loadVisitor(context),
    country: async () => (await resultOrNull(() => context.get(shopContext)))?.region.country ?? null,
    now: Date.now,
  })
  return data({ screen: { ...view, supportEmail } }, { status })
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
