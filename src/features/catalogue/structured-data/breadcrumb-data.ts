import type { BreadcrumbListLeaf, WithContext } from 'schema-dts'
import type { NamedLink } from '../listing/listing-subject.ts'

/** The way to a page from the top; `address` makes the URL of a path. */
export function breadcrumbData(
  breadcrumbs: readonly NamedLink[],
  address: (path: string) => string,
): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  }
}
