import { localized } from '#src/locale-prefix.ts'
import type { Shop } from '#src/shop.ts'
import { noFilters } from '../filters/filter-query.ts'
import { breadcrumbData } from '../structured-data.ts'
import { listingSearch } from './listing.ts'
import type { ListingSubject } from './listing-subject.ts'
import type { ListingScreen } from './load-listing.ts'

/**
 * The head of a listing. Each page has its own canonical address; filters and sorting do not change it. That of a car's
 * products is the first page: the list without the car may have fewer pages.
 */
export function listingHead(shop: Shop, subject: ListingSubject, { query, count }: ListingScreen) {
  const { locale, origin, i18n } = shop
  return {
    title: subject.title,
    description: subject.description || i18n.t('meta.listing', { name: subject.name, count }),
    locale,
    origin,
    path:
      subject.path +
      listingSearch({
        page: query.car ? 1 : query.page,
        order: 'Standard',
        filters: noFilters,
        view: 'grid',
        car: null,
        facet: '',
      }),
    data: [breadcrumbData(subject.breadcrumbs, (path) => origin + localized(locale, path))],
  }
}
