import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/checkout.ts'

export const handle = { chrome: 'checkout' } satisfies ScreenHandle

/** Only the frame of the page: the cart is loaded in the browser. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const query = new URL(request.url).searchParams
  const failed = query.get('failed') === '1'
  const unknown = failed && query.get('unknown') === '1'
  return {
    head: unlistedHead(i18n.t('checkout.title')),
    returned: unknown ? 'unknown' : failed ? 'failed' : null,
  } as const
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage returned={loaderData.returned} />
}
