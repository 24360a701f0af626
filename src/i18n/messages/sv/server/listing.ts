import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'facet.brands': 'Märke',
  'facet.categories': 'Kategori',
  'facet.vehicle': 'Bil',
  'meta.listing':
    '{name}: {count, plural, one {# del} other {# delar}} med ritningar, mått, originalnummer och priser.',
} satisfies Record<keyof typeof english, string>
