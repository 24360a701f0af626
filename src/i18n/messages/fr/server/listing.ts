import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'facet.brands': 'Marque',
  'facet.categories': 'Catégorie',
  'facet.vehicle': 'Véhicule',
  'meta.listing':
    '{name}\u00a0: {count, plural, one {# pièce} other {# pièces}} avec dessins, cotes, références d’origine et prix.',
} satisfies Record<keyof typeof english, string>
