import type { catalogue as english } from '../../en/client/catalogue.ts'

export const catalogue = {
  'catalogue.onlyMyCar': 'Vain osat autooni',
  'catalogue.forMyCar': 'Autoosi {car}: {count, plural, one {# osa} other {# osaa}} {all} osasta',
  'catalogue.count': '{shown} / {count, plural, one {# tuote} other {# tuotetta}}',
  'catalogue.countAtLeast': '{shown} / vähintään {count, plural, one {# tuote} other {# tuotetta}}',
  'catalogue.allShown': 'Kaikki tuotteet näkyvissä',
  'catalogue.searchValues': '{name}: hae',
  'catalogue.valuesFound': '{count, plural, one {# arvo} other {# arvoa}}',
  'catalogue.rowsFound': '{count, plural, one {# rivi} other {# riviä}}',
  'catalogue.moreValues': '{count, plural, one {# lisää} other {# lisää}}',
  'catalogue.fewerValues': 'Näytä vähemmän',
  'catalogue.more': 'Näytä lisää',
  'catalogue.moreFailed': 'Lisätuotteiden lataaminen ei onnistunut. Yritä uudelleen.',
  'catalogue.previous': 'Näytä edelliset',
  'catalogue.products': 'Tuotteet',
  'catalogue.noPrice': 'Ei myynnissä maassasi',
  'promise.left': '{time} jäljellä',
} satisfies Record<keyof typeof english, string>
