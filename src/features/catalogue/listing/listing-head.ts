import { localized } from '#src/locale-prefix.ts'
import type { Shop } from '#src/shop.ts'
import { noFilters } from '../filters/filter-query.ts'
import { breadcrumbData } from '../structured-data.ts'
import { hasOtherFilters, listingSearch } from './listing.ts'
import type { ListingSubject } from './listing-subject.ts'
import type { ListingScreen } from './load-listing.ts'

/**
 * The head of a listing. Each page has its own canonical address; filters and sorting do not change it. That of a car's
 * products is the first page: the list without the car may have fewer pages. Search engines leave filtered lists out, of
 * which there is no end.
 */
export function listingHead(shop: Shop, subject: ListingSubject, { query, count }: ListingScreen) {
  const { locale, origin, i18n } = shop
  const { car, filters, page } = query
  const isFiltered = car ? hasOtherFilters(filters) : filters.size > 0
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
    isUnlisted: isFiltered,
    data: [breadcrumbData(subject.breadcrumbs, (path) => origin + localized(locale, path))],
  }
}
