import type { catalogue as english } from '../../en/client/catalogue.ts'

export const catalogue = {
  'catalogue.onlyMyCar': 'Nur Teile für mein Fahrzeug',
  'catalogue.forMyCar': 'Für Ihr Fahrzeug {car}: {count} von {all, plural, one {# Teil} other {# Teilen}}',
  'catalogue.count': '{shown} von {count, plural, one {# Produkt} other {# Produkten}}',
  'catalogue.countAtLeast': '{shown} von mindestens {count, plural, one {# Produkt} other {# Produkten}}',
  'catalogue.allShown': 'Alle Produkte werden angezeigt',
  'catalogue.searchValues': '{name}: suchen',
  'catalogue.valuesFound': '{count, plural, one {# Wert} other {# Werte}}',
  'catalogue.rowsFound': '{count, plural, one {# Zeile} other {# Zeilen}}',
  'catalogue.moreValues': '{count, plural, one {# weiterer} other {# weitere}}',
  'catalogue.fewerValues': 'Weniger anzeigen',
  'catalogue.more': 'Mehr laden',
  'catalogue.moreFailed': 'Weitere Produkte konnten nicht geladen werden. Versuchen Sie es erneut.',
  'catalogue.previous': 'Vorherige anzeigen',
  'catalogue.products': 'Produkte',
  'catalogue.noPrice': 'In Ihrem Land nicht erhältlich',
  'promise.left': 'noch {time}',
} satisfies Record<keyof typeof english, string>
