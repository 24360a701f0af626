import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'facet.brands': 'Merkki',
  'facet.categories': 'Tuoteryhmä',
  'facet.vehicle': 'Auto',
  'meta.listing':
    '{name}: {count, plural, one {# osa} other {# osaa}}, joista piirrokset, mitat, alkuperäisnumerot ja hinnat.',
} satisfies Record<keyof typeof english, string>
