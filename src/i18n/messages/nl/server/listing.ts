import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'facet.brands': 'Merk',
  'facet.categories': 'Categorie',
  'facet.vehicle': 'Auto',
  'meta.listing':
    '{name}: {count, plural, one {# onderdeel} other {# onderdelen}} met tekeningen, maten, originele nummers en prijzen.',
} satisfies Record<keyof typeof english, string>
