import type { catalogue as english } from '../../en/client/catalogue.ts'

export const catalogue = {
  'catalogue.onlyMyCar': 'Bara delar till min bil',
  'catalogue.forMyCar': 'Till din {car}: {count} av {all, plural, one {# del} other {# delar}}',
  'catalogue.count': '{shown} av {count, plural, one {# produkt} other {# produkter}}',
  'catalogue.countAtLeast': '{shown} av minst {count, plural, one {# produkt} other {# produkter}}',
  'catalogue.allShown': 'Alla produkter visas',
  'catalogue.searchValues': '{name}: sök',
  'catalogue.valuesFound': '{count, plural, one {# värde} other {# värden}}',
  'catalogue.rowsFound': '{count, plural, one {# rad} other {# rader}}',
  'catalogue.moreValues': '{count, plural, one {# till} other {# till}}',
  'catalogue.fewerValues': 'Visa färre',
  'catalogue.more': 'Visa fler',
  'catalogue.moreFailed': 'Det gick inte att hämta fler produkter. Försök igen.',
  'catalogue.previous': 'Visa föregående',
  'catalogue.products': 'Produkter',
  'catalogue.noPrice': 'Säljs inte i ditt land',
  'promise.left': '{time} kvar',
} satisfies Record<keyof typeof english, string>
