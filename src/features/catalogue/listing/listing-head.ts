import { listingPageSize } from '#src/config.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { noFilters } from '../filters/filter-query.ts'
import { breadcrumbData } from '../structured-data/breadcrumb-data.ts'
import { listData } from '../structured-data/list-data.ts'
import { listingSearch } from './listing.ts'
import type { ListingSubject } from './listing-subject.ts'
import type { ListingScreen } from './load-listing.ts'
import type { ListingPages } from './pages/listing-pages.ts'

/**
 * The head of a listing. Each page has its own canonical address; filters and sorting do not change it. That of a car's
 * products is the first page: the list without the car may have fewer pages. Search engines leave out lists that are
 * filtered, of a car, or in another order, of which there is no end.
 */
export function listingHead(shop: Shop, subject: ListingSubject, { query, count, pages }: ListingScreen) {
  const { locale, origin, i18n } = shop
  const { car, filters, order, page } = query
  const address = (path: string) => origin + localized(locale, path)
  const isUnlisted = car !== null || filters.size > 0 || order !== 'Standard'
  return {
    title: subject.title,
    description: subject.description || i18n.t('meta.listing', { name: subject.name, count }),
    locale,
    origin,
    path:
      subject.path +
      listingSearch({
        page: car ? 1 : page,
        order: 'Standard',
        filters: noFilters,
        view: 'grid',
        car: null,
        facet: '',
      }),
    isUnlisted,
    data: [
      breadcrumbData(subject.breadcrumbs, address),
      ...(isUnlisted ? [] : [productsOfPage(pages, page, address)]),
    ],
  }
}

/** Only those of the last page that is shown: earlier ones have addresses of their own. */
function productsOfPage({ cards, first }: ListingPages, page: number, address: (path: string) => string) {
  const skipped = (page - first) * listingPageSize
  const urls = cards.slice(skipped, skipped + listingPageSize).map(({ uri }) => address(paths.product(uri)))
  return listData(urls, (page - 1) * listingPageSize)
}
