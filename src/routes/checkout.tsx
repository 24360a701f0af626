import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/checkout.ts'

export const handle = { chrome: 'checkout' } satisfies ScreenHandle

/** Only the frame of the page: the cart is loaded in the browser. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return {
    head: unlistedHead(i18n.t('checkout.title')),
    failed: new URL(request.url).searchParams.get('failed') === '1',
  }
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage failed={loaderData.failed} />
}
