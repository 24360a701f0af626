import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { WhyAccount } from '#src/features/account/why-account.tsx'
import confirmationStyles from '#src/features/checkout/receipt/confirmation.css?url'
import { ConfirmationPage } from '#src/features/checkout/receipt/confirmation-page.tsx'
import { ConsentSettings } from '#src/features/consent/consent-settings.tsx'
import receiptStyles from '#src/features/orders/receipt/order-sheet.css?url'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/confirmation.ts'

export const handle = { zone: 'purchase', measured: true } satisfies ScreenHandle

export const links = styleSheets(receiptStyles, confirmationStyles)

export function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return { head: unlistedHead(i18n.t('checkout.confirmation')) }
}

export default function Confirmation() {
  return (
    <>
      <ConfirmationPage accountOffer={<WhyAccount destination={null} afterOrder />} />
      <ConsentSettings />
    </>
  )
}
