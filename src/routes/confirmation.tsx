import { FullLoadLinks } from '#src/effects/router/full-load-links.tsx'
import { ConfirmationPage } from '#src/features/checkout/receipt/confirmation-page.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/confirmation.ts'

export const handle = { chrome: 'checkout' } satisfies ScreenHandle

/** Only the frame of the page: the order is loaded in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    head: unlistedHead(i18n.t('checkout.confirmation')),
  }
}

export default function Confirmation() {
  return (
    <>
      <FullLoadLinks />
      <ConfirmationPage />
    </>
  )
}
