import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'facet.brands': 'Mærke',
  'facet.categories': 'Kategori',
  'facet.vehicle': 'Bil',
  'meta.listing':
    '{name}: {count, plural, one {# del} other {# dele}} med tegninger, mål, originalnumre og priser.',
} satisfies Record<keyof typeof english, string>
