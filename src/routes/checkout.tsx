import { DocumentEntry } from '#src/effects/router/document-entry.tsx'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { checkoutSheet } from '#src/features/checkout/checkout-sheet.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { CheckoutScreen } from '#src/features/shell/purchase/checkout-screen.tsx'
import { PurchaseScreen } from '#src/features/shell/purchase/purchase-screen.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/checkout.ts'

export const handle = { chrome: 'checkout' } satisfies ScreenHandle

export const links = checkoutSheet

/** Only the frame of the page: the cart is loaded in the browser, by `entry.checkout.tsx`. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    head: unlistedHead(i18n.t('checkout.title')),
    query: new URL(request.url).search,
  }
}

export const clientLoader = loadDocument

export default function Checkout({ loaderData: { query } }: Route.ComponentProps) {
  // Empty in the browser, where the router has no use for it.
  return import.meta.env.SSR ? (
    <DocumentEntry name="checkout">
      <PurchaseScreen>
        <CheckoutScreen query={query} />
      </PurchaseScreen>
    </DocumentEntry>
  ) : null
}
