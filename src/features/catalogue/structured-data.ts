import type { PlaceLink } from './place.ts'

/** Breadcrumbs for crawlers. `address` makes a path of the shop absolute. */
export function breadcrumbData(trail: readonly PlaceLink[], address: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: address(path),
    })),
  }
}
