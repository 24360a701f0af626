import { data } from 'react-router'
import { Link } from '#src/effects/router/link.tsx'
import { requireCustomer } from '#src/features/account/guards.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { findSoldAs } from '#src/features/catalogue/offer/item-limits.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { BoughtAgain } from '#src/features/orders/again/bought-again.tsx'
import { buyAgain } from '#src/features/orders/again/buy-again.ts'
import { BuyAgainForm } from '#src/features/orders/again/buy-again-form.tsx'
import { describeOrder } from '#src/features/orders/details/order-details.ts'
import { OrderDocument } from '#src/features/orders/details/order-document.tsx'
import { OrderProgress } from '#src/features/orders/details/order-progress.tsx'
import { findOrder } from '#src/features/orders/list/load-orders.ts'
import receiptStyles from '#src/features/orders/receipt/order-sheet.css?url'
import { isReturnable } from '#src/features/orders/returns/return-rows.ts'
import { withTranslatedMethods, withTranslatedParts } from '#src/features/orders/translated-order.ts'
import { isWithdrawable } from '#src/features/orders/withdraw/withdrawable.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/order.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { loadCustomer } from './load-customer.ts'
import { loadFacts, loadShop, orderPorts } from './order-context.ts'

export const links = accountStyleSheets(receiptStyles)

/** One of the customer's orders, which prints as a receipt or an invoice. 404 for unknown orders and those of others. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const ports = orderPorts(context)
  const {
    customer,
    selection,
    loaded: found,
    headers,
  } = await loadCustomer(context, 'orders', async () => findOrder(params.order, await ports))
  if (found === 'loggedOut') requireCustomer(null, 'orders', { config: accountConfig, headers })
  if (typeof found === 'string') throw new Response(null, { status: 503 })
  if (!found) throw new Response(null, { status: 404 })
  const { address, shippingAddress } = found
  const { shop } = await ports
  const [facts, help, [translated = found]] = await Promise.all([
    loadFacts(context, shippingAddress.country || address.country),
    loadHelp(context, 'order'),
    withTranslatedParts([found], shop),
  ])
  const order = withTranslatedMethods(translated, {
    selection: selection.language === i18n.locale ? selection : null,
    facts,
  })
  return data(
    {
      email: customer.email,
      details: describeOrder(order, facts, shop?.origin ?? ''),
      canWithdraw: isWithdrawable(found, Date.now()),
      facts,
      help,
      head: unlistedHead(i18n.t('orders.order', { number: found.orderNumber })),
    },
    { headers },
  )
}

/** Adds the parts of the order to the cart. A plain form posts it, with and without script. */
export async function action({ params, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const found = cart.hasToken
    ? await findOrder(params.order, { checkout: cart.checkout, report })
    : 'loggedOut'
  const headers = tokenHeaders(cart)
  if (found === 'loggedOut') requireCustomer(null, 'orders', { config: accountConfig, headers })
  if (!found) throw new Response(null, { status: 404 })
  if (typeof found === 'string') return data({ again: null }, { status: 503 })
  const shop = () => context.get(shopContext)
  const [order = found] = await withTranslatedParts([found], await loadShop(context))
  const again = await buyAgain(order, {
    cart,
    language: i18n.locale,
    shop,
    region: async () => (await shop()).region,
    product: (item) =>
      shop().then(
        (known) => findSoldAs(known, item).catch(() => null),
        () => null,
      ),
    report,
  })
  return data({ again }, { status: again ? 200 : 503, headers: tokenHeaders(cart) })
}

export const handle = { zone: 'account' } satisfies ScreenHandle

export default function Order({
  loaderData: { email, details, facts, help, canWithdraw },
  actionData,
}: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const { orderNumber, address } = details.order
  return (
    <AccountFrame title={t('orders.order', { number: orderNumber })} email={email}>
      <MoneyRegion language={locale} country={address.country}>
        {actionData ? <BoughtAgain rows={actionData.again} /> : null}
        <WithHelp help={help} wide>
          <OrderProgress {...details} country={address.country} />
          <div className="order-ways">
            <BuyAgainForm number={orderNumber} isDone={(actionData?.again ?? null) !== null} />
            {isReturnable(details.state) ? (
              <Link className="button" to={paths.accountReturns(orderNumber)}>
                {t('orders.return')}
              </Link>
            ) : null}
          </div>
          <OrderDocument details={details} facts={facts} canWithdraw={canWithdraw} />
        </WithHelp>
      </MoneyRegion>
    </AccountFrame>
  )
}
