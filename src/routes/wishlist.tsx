import { lazy, Suspense } from 'react'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { AddCards } from '#src/features/cart/add/add-cards.tsx'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import { CurrentCar } from '#src/features/garage/current-car.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { loadWishlist } from '#src/features/wishlist/load-wishlist.ts'
import { loadChangesSince } from '#src/features/wishlist/shared/changes-since.ts'
import { SharedWishlist } from '#src/features/wishlist/shared/shared-wishlist.tsx'
import { parseSnapshot, snapshotQuery } from '#src/features/wishlist/shared/snapshot.ts'
import wishlistStyles from '#src/features/wishlist/wishlist.css?url'
import { parseWishlistIds } from '#src/features/wishlist/wishlist-ids.ts'
import { sharedWishlistText, wishlistText } from '#src/features/wishlist/wishlist-text.ts'
import { intlLocale } from '#src/i18n/format.ts'
import { documentContext, type Region, shopContext } from '#src/shop.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import type { Route } from './+types/wishlist.ts'

export const links = styleSheets(wishlistStyles)

export const handle = {
  search: (query) => snapshotQuery(parseSnapshot(query)),
} satisfies ScreenHandle

/**
 * Loads a shared wishlist, compared with the snapshot in its link. A visitor's own wishlist is stored in the browser;
 * for it the loader returns only the region of its prices.
 */
export async function loader({ request, params: { ids }, context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  if (ids === undefined) {
    const text = wishlistText(i18n)
    const region = await context.get(shopContext).then(
      (shop) => shop.region,
      () => null,
    )
    const prices = region && { market: region.market, pricelist: region.pricelist }
    return { own: { text, prices }, shared: null, intl: intlOf(region), head: unlistedHead(text.title) }
  }
  const products = parseWishlistIds(ids)
  if (products.length === 0) throw new Response(null, { status: 404 })
  const shop = await context.get(shopContext)
  const parts = await loadWishlist(shop, products)
  const snapshot = parseSnapshot(new URL(request.url).searchParams)
  const changes = snapshot ? await loadChangesSince(shop, { products, parts, snapshot }, Date.now()) : null
  const left = products.length - parts.length - (changes?.gone?.count ?? 0)
  const text = sharedWishlistText(i18n, { shown: parts.length, left })
  const intl = intlOf(shop.region)
  return { own: null, shared: { parts, changes, text }, intl, head: unlistedHead(text.title) }

  function intlOf(region: Region | null): string {
    return intlLocale(i18n.locale, region?.country ?? null)
  }
}

/** Loaded on demand: only the visitor's own wishlist needs it, and only in the browser. */
const OwnWishlist = lazy(() => import('#src/features/wishlist/own-wishlist.tsx'))

export default function Wishlist({ loaderData: { own, shared, intl } }: Route.ComponentProps) {
  const hydrated = useHydrated()
  return (
    <div className="wishlist">
      <h1>{(own ?? shared)?.text.title}</h1>
      {shared ? (
        <SharedWishlist
          {...shared}
          action={cardAction}
          addCards={(cards) => <AddCards cards={cards} text={shared.text.add} intl={intl} />}
        />
      ) : null}
      <Suspense fallback={<p>{own?.text.loading}</p>}>
        {own && hydrated ? (
          <OwnWishlist
            {...own}
            action={cardAction}
            addCards={(cards) => <AddCards cards={cards} text={own.text.add} intl={intl} />}
            aside={<CurrentCar />}
          />
        ) : null}
      </Suspense>
      {own && !hydrated ? (
        <noscript>
          <p>{own.text.needsScript}</p>
        </noscript>
      ) : null}
    </div>
  )
}
