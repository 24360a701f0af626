import { lazy, useState } from 'react'
import { type ShouldRevalidateFunction, useLocation } from 'react-router'
import { browserStore } from '#src/effects/browser/storage.ts'
import { Report } from '#src/effects/events/report.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { addKit } from '#src/features/cart/add/add-kit.tsx'
import { AddToCart } from '#src/features/cart/add/add-to-cart.tsx'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import { Breadcrumbs } from '#src/features/catalogue/breadcrumbs.tsx'
import { recordView } from '#src/features/catalogue/home/record-view.ts'
import type { Price } from '#src/features/catalogue/offer/price.ts'
import type { DeliveryPromise } from '#src/features/catalogue/offer/promise/delivery-promise.ts'
import { PromiseRow } from '#src/features/catalogue/offer/promise/promise-row.tsx'
import { firstItem, isBuyable } from '#src/features/catalogue/offer/purchase.ts'
import { draftSearch, parseDraft } from '#src/features/catalogue/offer/purchase-draft.ts'
import alternativesStyles from '#src/features/catalogue/product/alternatives.css?url'
import { FactsTable } from '#src/features/catalogue/product/facts/facts-table.tsx'
import { Gallery } from '#src/features/catalogue/product/gallery.tsx'
import type { loadProduct } from '#src/features/catalogue/product/load-product.ts'
import { ProductDetails } from '#src/features/catalogue/product/product-details.tsx'
import { productHead } from '#src/features/catalogue/product/product-head.ts'
import { ProductOffer } from '#src/features/catalogue/product/product-offer.tsx'
import { RelatedProducts } from '#src/features/catalogue/product/related-products.tsx'
import { CompareLink } from '#src/features/compare/compare-link.tsx'
import { FitAnswer } from '#src/features/garage/fit/fit-answer.tsx'
import { UniversalMark } from '#src/features/garage/fit/fit-mark.tsx'
import { documentHead, unlistedHead } from '#src/features/shell/document-head.ts'
import { GarageOpener } from '#src/features/shell/header/garage-button.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { cardHeart } from '#src/features/wishlist/buttons/card-heart.tsx'
import { WishlistButton } from '#src/features/wishlist/buttons/wishlist-button.tsx'
import { colonOf } from '#src/i18n/colon.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Route } from './+types/product.ts'
import { loadProductPage } from './load-product-page.ts'

const store = browserStore('localStorage')

// Needed by few products. Not `lazy` on the server: a component that suspends there outside of a boundary loses its
// contexts.
const BundlePicker = import.meta.env.SSR
  ? (await import('#src/features/catalogue/offer/bundle/bundle-picker.tsx')).default
  : lazy(() => import('#src/features/catalogue/offer/bundle/bundle-picker.tsx'))
const StockNotice = import.meta.env.SSR
  ? (await import('#src/features/stock-notice/stock-notice.tsx')).default
  : lazy(() => import('#src/features/stock-notice/stock-notice.tsx'))
const NotSoldHere = import.meta.env.SSR
  ? (await import('#src/features/catalogue/product/not-sold-here/not-sold-here.tsx')).default
  : lazy(() => import('#src/features/catalogue/product/not-sold-here/not-sold-here.tsx'))

/** Crawlers see one country's assortment, so `noindex` keeps the page of a product of others out of search results. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const page = await loadProductPage(shop, params.uri, new URL(request.url).searchParams)
  if (page.notSoldHere) {
    const { notSoldHere } = page
    return {
      notSoldHere,
      head: unlistedHead(`${notSoldHere.title}${colonOf(shop.i18n.locale)} ${notSoldHere.name}`),
    }
  }
  const { product, facts, loaded } = page
  const variants = Array.isArray(loaded.variants) ? loaded.variants : []
  const head = documentHead(productHead(shop, product, { screen: loaded.screen, variants, facts }))
  return { ...loaded, head }
}

/** The query contains only form choices, so the product need not be loaded again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const sameProduct = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return sameProduct ? false : defaultShouldRevalidate
}

export const links = styleSheets(alternativesStyles)

export const handle = {
  search: (query) => draftSearch({ ...parseDraft(query), quantity: null, choices: [] }),
} satisfies ScreenHandle

export default function Product({ loaderData, params }: Route.ComponentProps) {
  if ('notSoldHere' in loaderData)
    return (
      <NotSoldHere screen={loaderData.notSoldHere} path={paths.product(params.uri)} action={cardAction} />
    )
  return <SoldProduct key={loaderData.screen.product} loaded={loaderData} uri={params.uri} />
}

interface SoldProductProps {
  loaded: Awaited<ReturnType<typeof loadProduct>> & {
    promise: DeliveryPromise | null
    reason: string
  }
  uri: string
}

function SoldProduct({ loaded, uri }: SoldProductProps) {
  const { screen, live, related, variants, fits, supersession, promise, reason } = loaded
  const { purchase } = screen
  const { search } = useLocation()
  const draft = parseDraft(new URLSearchParams(search))
  const chosen = purchase?.items.find(({ item }) => item === draft.item)
  const shown = chosen ?? (purchase && firstItem(purchase))
  const soldOut = shown && screen.stockNotice && !isBuyable(shown.stock) ? shown : null
  const [chosenPrice, setChosenPrice] = useState<Price | null>(null)
  const onlyItem = purchase?.items.length === 1
  const notice = soldOut ? (
    <StockNotice item={soldOut.item} name={soldOut.fullName} label={screen.stockNotice} />
  ) : null
  const offer = chosen ? { ...screen.offer, id: chosen.article, isGroup: false } : screen.offer
  const { name, sku, pictures } = screen
  useAfterHydration(
    () =>
      recordView(store, { uri, name, sku, picture: pictures[0]?.source ?? null, product: screen.product }),
    [screen.product],
  )
  return (
    <>
      <Report subject={screen.product} event={() => ({ kind: 'productShown', offer })} />
      <Breadcrumbs breadcrumbs={screen.breadcrumbs} current={screen.name} />
      <div className="product">
        <Gallery product={screen.product} text={screen.text.gallery} pictures={pictures} />
        <ProductOffer
          {...{ screen, live, related, variants, supersession, chosenPrice }}
          notice={onlyItem ? notice : null}
        >
          {reason ? <Notice>{reason}</Notice> : null}
          {screen.fitScope === 'cars' ? (
            <FitAnswer
              product={screen.product}
              fits={fits}
              category={screen.breadcrumbs.at(-1) ?? null}
              chooser={<GarageOpener />}
            />
          ) : null}
          {screen.fitScope === 'universal' ? (
            <p>
              <UniversalMark />
            </p>
          ) : null}
          {purchase && !(onlyItem && shown && !isBuyable(shown.stock)) ? (
            <AddToCart purchase={purchase} draft={draft} live={live} price={chosenPrice ?? screen.price}>
              {purchase.sections.length > 0 ? (
                <BundlePicker {...purchase} chosen={draft.choices} onPrice={setChosenPrice} />
              ) : null}
            </AddToCart>
          ) : null}
          {promise ? (
            <Deferred value={live} fallback={<PromiseRow promise={promise} />}>
              {({ stock }) => (
                <PromiseRow
                  promise={soldOut || stock?.state === 'no' ? { ...promise, arrivals: [] } : promise}
                />
              )}
            </Deferred>
          ) : null}
          {onlyItem ? null : notice}
          <div className="later">
            <WishlistButton
              product={screen.product}
              items={chosen ? [chosen] : purchase?.items}
              offer={offer}
            />
            <CompareLink product={screen.product} name={name} />
          </div>
        </ProductOffer>
        <FactsTable title={screen.text.measures} facts={screen.measures} />
      </div>
      {/* Outside, since the sticky offer stays in view down to the end of its parent. */}
      <ProductDetails screen={screen} fits={fits} supersession={supersession} />
      <RelatedProducts
        related={related}
        title={screen.text.accessories}
        action={cardAction}
        heart={cardHeart}
        addKit={addKit}
      />
    </>
  )
}
