import { data } from 'react-router'
import { resultOrNull } from '#src/commerce/reply.ts'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import confirmationStyles from '#src/features/checkout/receipt/confirmation.css?url'
import { ConfirmationSheet } from '#src/features/checkout/receipt/confirmation-sheet.tsx'
import { NoReceipt } from '#src/features/checkout/receipt/no-receipt.tsx'
import { loadShopFacts } from '#src/features/content/load-shop-facts.ts'
import { publicNotes } from '#src/features/orders/order-remarks.ts'
import receiptStyles from '#src/features/orders/receipt/order-sheet.css?url'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import type { Route } from './+types/receipt.ts'

export const handle = { zone: 'purchase' } satisfies ScreenHandle

export const links = styleSheets(receiptStyles, confirmationStyles)

/** The visitor's last order, for the confirmation without script. */
export async function loader({ context }: Route.LoaderArgs) {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const head = unlistedHead(i18n.t('checkout.confirmation'))
  if (!cart.hasToken) return data({ head, order: null, facts: null, isUnavailable: false })
  const reply = await resultOrNull(cart.checkout.receipt, report)
  const headers = tokenHeaders(cart)
  if (!reply) return data({ head, order: null, facts: null, isUnavailable: true }, { status: 503, headers })
  // Nothing of the personal number reaches the page.
  const order = reply.ok
    ? { ...reply.value, additionalNotes: publicNotes(reply.value.additionalNotes) }
    : null
  const shop = order && (await resultOrNull(() => context.get(shopContext)))
  const country = order && (order.shippingAddress.country || order.address.country)
  const facts = shop && (await loadShopFacts(shop, country))
  return data({ head, order, facts, isUnavailable: false }, { headers })
}

export default function Receipt({ loaderData: { order, facts, isUnavailable } }: Route.ComponentProps) {
  const { t, locale } = useI18n()
  if (order) {
    return (
      <MoneyRegion language={locale} country={order.address.country}>
        <ConfirmationSheet order={order} facts={facts} />
      </MoneyRegion>
    )
  }
  return (
    <NoReceipt kind={isUnavailable ? 'unavailable' : 'none'}>
      {isUnavailable ? (
        <a className="button" href={localized(locale, paths.receipt())}>
          {t('cart.tryAgain')}
        </a>
      ) : null}
    </NoReceipt>
  )
}
