import type { listing as english } from '../../en/server/listing.ts'

export const listing = {
  'catalogue.filters': 'Filter',
  'catalogue.ofModel': '{count, plural, one {# Teil} other {# Teile}} für alle {model}',
  'catalogue.clear': 'Filter löschen',
  'catalogue.filter': '{name}: {value}',
  'catalogue.removeFilter': 'Filter entfernen: {name}',
  'catalogue.showProducts': '{count, plural, one {# Produkt anzeigen} other {# Produkte anzeigen}}',
  'catalogue.sort': 'Sortieren nach',
  'catalogue.apply': 'Anwenden',
  'catalogue.view': 'Ansicht',
  'catalogue.grid': 'Raster',
  'catalogue.table': 'Tabelle',
  'catalogue.empty': 'Keine passenden Produkte',
  'catalogue.emptyHint':
    'Entfernen Sie einen Filter, um mehr zu sehen, oder wählen Sie eine andere Kategorie.',
  'catalogue.subcategories': 'Unterkategorien',
  'catalogue.part': 'Teil',
  'catalogue.price': 'Preis',
  'catalogue.stock': 'Verfügbarkeit',
  'order.Standard': 'Standard',
  'order.Latest': 'Neueste',
  'order.Oldest': 'Älteste',
  'order.HighestPrice': 'Höchster Preis',
  'order.LowestPrice': 'Niedrigster Preis',
  'order.A-Z': 'A–Z',
  'order.Z-A': 'Z–A',
  'facet.brands': 'Hersteller',
  'facet.categories': 'Kategorie',
  'facet.vehicle': 'Fahrzeug',
  'meta.listing':
    '{name}: {count, plural, one {# Teil} other {# Teile}} mit Zeichnungen, Maßen, OE-Nummern und Preisen.',
} satisfies Record<keyof typeof english, string>
