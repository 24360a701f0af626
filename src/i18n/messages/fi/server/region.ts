import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Hinnat: {country}, {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# tuote ei ole myynnissä tässä maassa, ja se poistettiin ostoskorista.} other {# tuotetta ei ole myynnissä tässä maassa, ja ne poistettiin ostoskorista.}}',
  'region.andMore': '{names} ja {count, plural, one {# muu} other {# muuta}}',
  'region.incomplete': 'Kaikkea ei voitu palauttaa ostoskoriin. Lisää puuttuvat tuotteet uudelleen.',
  'region.unanswered': 'Maata ei voitu vaihtaa. Ostoskorisi on ennallaan. Yritä hetken kuluttua uudelleen.',
} satisfies Record<keyof typeof english, string>
