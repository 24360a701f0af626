import { data } from 'react-router'
import * as v from 'valibot'
import { OrderKey } from '#src/commerce/contract/payment/order-lookup.ts'
import { Link } from '#src/effects/router/link.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import accountStyles from '#src/features/account/account-screens.css?url'
import { withDestination } from '#src/features/account/destinations.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { describeOrder } from '#src/features/orders/details/order-details.ts'
import { listedOrder } from '#src/features/orders/list/listed-order.ts'
import receiptStyles from '#src/features/orders/receipt/order-sheet.css?url'
import { transferOf } from '#src/features/orders/receipt/receipt.ts'
import {
  TrackOrderForm,
  type TrackOrderFormProps,
  type TrackOrderOutcome,
} from '#src/features/orders/track/track-order-form.tsx'
import { TrackedOrder } from '#src/features/orders/track/tracked-order.tsx'
import { withTranslatedMethods, withTranslatedParts } from '#src/features/orders/translated-order.ts'
import { isWithdrawable } from '#src/features/orders/withdraw/withdrawable.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { maxEmailLength } from '#src/forms/email.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { documentContext, visitorContext } from '#src/shop.ts'
import { AsideBlock } from '#src/ui/with-aside.tsx'
import { loadFacts, loadShop } from '../account/order-context.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/track-order.ts'

export const links = styleSheets(accountStyles, receiptStyles)

export async function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    form: context.get(visitorContext).orderLookup() ? { order: '', email: '', outcome: null } : null,
    help: await loadHelp(context, 'track'),
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

export async function action({ request, context }: Route.ActionArgs) {
  const lookup = context.get(visitorContext).orderLookup()
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
  const shop = await loadShop(context)
  const facts = await loadFacts(context, found.shippingAddress.country || found.address.country)
  const [translated = found] = await withTranslatedParts([found], shop)
  const tracked = withTranslatedMethods(translated, { selection: null, facts })
  const { showsTransfer } = describeOrder(found, facts, '')
  return data({
    found: {
      ...listedOrder(tracked, shop?.origin ?? ''),
      email,
      delivery: tracked.shippingMethodName,
      canWithdraw: isWithdrawable(found, Date.now()),
      transfer: showsTransfer ? transferOf(found, facts) : null,
      totals: found.totals,
    },
    form: null,
  })
}

export const handle = { zone: 'form' } satisfies ScreenHandle

export default function TrackOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const form = actionData?.form ?? loaderData.form
  const found = actionData?.found ?? null
  return (
    <WithHelp
      help={loaderData.help}
      narrow={!found}
      header={<h1>{t('trackOrder.title')}</h1>}
      first={
        <AsideBlock title={t('account.logIn')}>
          <p>{t('account.whyOrders')}</p>
          <p>
            <Link className="button" to={withDestination(paths.login(), 'orders')}>
              {t('account.logIn')}
            </Link>
          </p>
        </AsideBlock>
      }
    >
      <div className="sheet">
        {found ? <TrackedOrder order={found} /> : null}
        {form && !found ? <TrackOrderForm {...form} /> : null}
        {form || found ? null : <p>{t('trackOrder.absent')}</p>}
      </div>
      <p>
        {found ? (
          <Link to={paths.trackOrder()}>{t('trackOrder.find')}</Link>
        ) : (
          <Link to={paths.support()}>{t('support.title')}</Link>
        )}
      </p>
    </WithHelp>
  )
}
