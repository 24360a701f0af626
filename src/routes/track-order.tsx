import { data } from 'react-router'
import * as v from 'valibot'
import { OrderKey } from '#src/commerce/contract/payment/order-lookup.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { summarizeOrder } from '#src/features/orders/list/order-summary.ts'
import { ordersSheet } from '#src/features/orders/orders-sheet.ts'
import type { TrackOrderFormProps, TrackOrderOutcome } from '#src/features/orders/track/track-order-form.tsx'
import { isWithdrawable } from '#src/features/orders/withdraw/withdrawable.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import TrackOrderScreen from '#src/features/shell/account/screens/track-order.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/posted-form.ts'
import { documentContext, orderLookupContext } from '#src/shop.ts'
import type { Route } from './+types/track-order.ts'
import { loadOrigin } from './account/load-orders.ts'

export const links = () => [...accountSheet(), ...ordersSheet()]

/** The page on which a guest follows an order. */
export function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    form: context.get(orderLookupContext) ? { order: '', email: '', outcome: null } : null,
    head: unlistedHead(i18n.t('trackOrder.title')),
  }
}

const statuses: Record<TrackOrderOutcome, number> = {
  none: 404,
  limited: 429,
  failed: 503,
  incomplete: 422,
  malformed: 422,
}

/** Finds an order. Number and address are never put into the page's address. */
export async function action({ request, context }: Route.ActionArgs) {
  const lookup = context.get(orderLookupContext)
  const posted = await parsePostedForm(request)
  if (!posted || !lookup) throw new Response(null, { status: posted ? 404 : 400 })
  const order = posted.get('order')?.replace(/^\s*#/, '').trim().slice(0, 100) ?? ''
  const email = posted.get('email')?.trim().slice(0, maxEmailLength) ?? ''
  const isComplete = order !== '' && email !== ''
  const found = !isComplete
    ? 'incomplete'
    : v.is(OrderKey.entries.email, email)
      ? await lookup.find({ order, email })
      : 'malformed'
  if (typeof found === 'string') {
    const form: TrackOrderFormProps = { order, email, outcome: found }
    return data({ found: null, form }, { status: statuses[found] })
  }
  const { total: _, ...summary } = summarizeOrder(found, await loadOrigin(context))
  return data({ found: { ...summary, email, canWithdraw: isWithdrawable(found, Date.now()) }, form: null })
}

export const handle = { chrome: 'account' } satisfies ScreenHandle

export const clientLoader = loadDocument

export default function TrackOrder({ loaderData, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="track-order"
      Screen={TrackOrderScreen}
      props={{ form: actionData?.form ?? loaderData.form, found: actionData?.found ?? null }}
    />
  ) : null
}
