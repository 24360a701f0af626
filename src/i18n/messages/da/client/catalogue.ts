import type { catalogue as english } from '../../en/client/catalogue.ts'

export const catalogue = {
  'catalogue.onlyMyCar': 'Kun dele til min bil',
  'catalogue.forMyCar': 'Til din {car}: {count} af {all, plural, one {# del} other {# dele}}',
  'catalogue.count': '{shown} af {count, plural, one {# vare} other {# varer}}',
  'catalogue.countAtLeast': '{shown} af mindst {count, plural, one {# vare} other {# varer}}',
  'catalogue.allShown': 'Alle varer vises',
  'catalogue.searchValues': '{name}: søg',
  'catalogue.valuesFound': '{count, plural, one {# værdi} other {# værdier}}',
  'catalogue.rowsFound': '{count, plural, one {# række} other {# rækker}}',
  'catalogue.moreValues': '{count, plural, one {# mere} other {# mere}}',
  'catalogue.fewerValues': 'Vis færre',
  'catalogue.more': 'Vis flere',
  'catalogue.moreFailed': 'Der kunne ikke hentes flere varer. Prøv igen.',
  'catalogue.previous': 'Vis forrige',
  'catalogue.products': 'Varer',
  'catalogue.noPrice': 'Sælges ikke i dit land',
  'promise.left': '{time} tilbage',
} satisfies Record<keyof typeof english, string>
