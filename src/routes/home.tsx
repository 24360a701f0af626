import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { viewedKey } from '#src/config.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { CarBand } from '#src/features/catalogue/home/car-band.tsx'
import { CategoryTiles } from '#src/features/catalogue/home/category-tiles.tsx'
import homeStyles from '#src/features/catalogue/home/home.css?url'
import { HomeHero } from '#src/features/catalogue/home/home-hero.tsx'
import { loadHome } from '#src/features/catalogue/home/load-home.ts'
import { ProductBand } from '#src/features/catalogue/home/product-band.tsx'
import { ProductBandSkeleton } from '#src/features/catalogue/home/product-band-skeleton.tsx'
import { useCarParts, useFittingCards } from '#src/features/catalogue/home/use-car-parts.ts'
import { siteData, storeData } from '#src/features/catalogue/structured-data/store-data.ts'
import { ContentBand } from '#src/features/content/content-band.tsx'
import { loadBand } from '#src/features/content/load-band.ts'
import { loadFactsInTime } from '#src/features/content/load-shop-facts.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import { GarageOpener } from '#src/features/shell/header/garage-button.tsx'
import { cardHeart } from '#src/features/wishlist/buttons/card-heart.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { documentContext, shopContext } from '#src/shop.ts'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const { report } = context.get(documentContext)
  const { locale, origin, i18n, forCars } = shop
  const [home, facts] = await Promise.all([loadHome(shop), loadFactsInTime(shop)])
  return {
    ...home,
    text: {
      heading: i18n.t(forCars ? 'home.heading' : 'home.headingWithoutCars'),
      lead: i18n.t(forCars ? 'home.lead' : 'home.leadWithoutCars'),
      choose: i18n.t('home.choose'),
      categories: i18n.t('home.categories'),
      sale: i18n.t('home.sale'),
      newest: i18n.t('home.newest'),
      service: i18n.t('parts.service'),
    },
    viewed: { title: i18n.t('home.viewed'), clear: i18n.t('home.clearViewed') },
    band: loadBand(shop, 'home').catch((error) => {
      report(error)
      return null
    }),
    forCars,
    head: documentHead({
      title: i18n.t(forCars ? 'home.title' : 'home.titleWithoutCars'),
      description: i18n.t(forCars ? 'home.description' : 'home.descriptionWithoutCars'),
      locale,
      origin,
      path: paths.home(),
      data: [
        siteData(origin + localized(locale, paths.home()), locale),
        storeData({ origin, country: shop.region.country, facts }),
      ],
    }),
  }
}

export const links = styleSheets(homeStyles)

/** Data of this browser is shown after and below everything else. */
const RecentlyViewed = lazy(() =>
  import('#src/features/catalogue/home/recently-viewed.tsx').catch(() => ({ default: () => null })),
)
const categoriesId = 'categories-drawn'

export default function Home({
  loaderData: { text, tiles, featured, newest, sale, band, viewed, forCars },
}: Route.ComponentProps) {
  const hydrated = useHydrated()
  const parts = useCarParts()
  const showsAll = useAtomValue(garageAtom)?.showsAll
  const fitting = useFittingCards()
  const marks = { action: cardAction, compare: cardHeart }
  const forCar = (own: ProductCard[] | null | undefined, all: ProductCard[]) =>
    showsAll ? all : fitting(own ?? all)
  return (
    <>
      <HomeHero
        {...{ text, featured, parts }}
        target={`#${categoriesId}`}
        chooser={forCars ? <GarageOpener kind="primary" size="large" /> : null}
      />
      <CarBand title={text.service} parts={parts} {...marks} />
      <section id={categoriesId} className="home-categories" aria-label={text.categories}>
        <h2>{text.categories}</h2>
        <CategoryTiles tiles={tiles} counts={showsAll ? undefined : parts?.counts} />
      </section>
      <div className="product-bands">
        <Deferred value={sale} fallback={<ProductBandSkeleton title={text.sale} />}>
          {(band) => (
            <ProductBand
              list="sale"
              title={text.sale}
              {...band}
              cards={forCar(parts?.sale, band.cards)}
              {...marks}
            />
          )}
        </Deferred>
        <ProductBand list="newest" title={text.newest} cards={forCar(parts?.newest, newest)} {...marks} />
      </div>
      <Deferred value={band} fallback={<div className="content-band" aria-hidden="true" />}>
        {(band) => (band ? <ContentBand {...band} /> : null)}
      </Deferred>
      <Suspense>
        {hydrated && isStored(viewedKey, 'localStorage') ? <RecentlyViewed {...viewed} {...marks} /> : null}
      </Suspense>
    </>
  )
}
