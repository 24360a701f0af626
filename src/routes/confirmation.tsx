import { DocumentEntry } from '#src/effects/router/document-entry.tsx'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { ConfirmationPage } from '#src/features/checkout/receipt/confirmation-page.tsx'
import { ConsentSettings } from '#src/features/consent/consent-settings.tsx'
import { receiptSheet } from '#src/features/orders/orders-sheet.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { PurchaseScreen } from '#src/features/shell/purchase/purchase-screen.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/confirmation.ts'

export const handle = { chrome: 'checkout', measured: true } satisfies ScreenHandle

export const links = receiptSheet

/** Only the frame of the page: the order is loaded in the browser, by `entry.confirmation.tsx`. */
export function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    head: unlistedHead(i18n.t('checkout.confirmation')),
  }
}

export const clientLoader = loadDocument

export default function Confirmation() {
  // Empty in the browser, where the router has no use for it.
  return import.meta.env.SSR ? (
    <DocumentEntry name="confirmation">
      <PurchaseScreen>
        <ConfirmationPage />
        <ConsentSettings />
      </PurchaseScreen>
    </DocumentEntry>
  ) : null
}
