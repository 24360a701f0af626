import type { catalogue as english } from '../../en/client/catalogue.ts'

export const catalogue = {
  'catalogue.onlyMyCar': 'Alleen voor mijn auto',
  'catalogue.forMyCar': 'Voor uw {car}: {count} van {all, plural, one {# onderdeel} other {# onderdelen}}',
  'catalogue.count': '{shown} van {count, plural, one {# product} other {# producten}}',
  'catalogue.countAtLeast': '{shown} van minstens {count, plural, one {# product} other {# producten}}',
  'catalogue.allShown': 'Alle producten worden getoond',
  'catalogue.searchValues': '{name}: zoeken',
  'catalogue.valuesFound': '{count, plural, one {# waarde} other {# waarden}}',
  'catalogue.rowsFound': '{count, plural, one {# rij} other {# rijen}}',
  'catalogue.moreValues': '{count, plural, one {nog #} other {nog #}}',
  'catalogue.fewerValues': 'Minder tonen',
  'catalogue.more': 'Meer laden',
  'catalogue.moreFailed': 'Meer producten laden is niet gelukt. Probeer het opnieuw.',
  'catalogue.previous': 'Vorige tonen',
  'catalogue.products': 'Producten',
  'catalogue.noPrice': 'Niet te koop in uw land',
  'promise.left': 'nog {time}',
} satisfies Record<keyof typeof english, string>
