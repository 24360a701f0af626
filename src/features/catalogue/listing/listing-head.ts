import { localized } from '#src/locale-prefix.ts'
import type { Shop } from '#src/shop.ts'
import { noFilters } from '../filters/filter-query.ts'
import { breadcrumbData } from '../structured-data.ts'
import { listingSearch } from './listing.ts'
import type { ListingSubject } from './listing-subject.ts'
import type { ListingScreen } from './load-listing.ts'

/** The head of a listing. Each page has its own canonical address; filters and sorting do not change it. */
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
        page: query.page,
        order: 'Standard',
        filters: noFilters,
        view: 'grid',
        car: null,
        facet: '',
      }),
    data: [breadcrumbData(subject.breadcrumbs, (path) => origin + localized(locale, path))],
  }
}
