import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'facet.brands': 'Hersteller',
  'facet.categories': 'Kategorie',
  'facet.vehicle': 'Fahrzeug',
  'meta.listing':
    '{name}: {count, plural, one {# Teil} other {# Teile}} mit Zeichnungen, Maßen, OE-Nummern und Preisen.',
} satisfies Record<keyof typeof english, string>
