import type { suggestions as english } from '../../en/later/suggestions.ts'

export const suggestions = {
  'suggest.list': 'Ehdotukset',
  'suggest.count': '{count, plural, one {# ehdotus} other {# ehdotusta}}',
  'suggest.recent': 'Viimeisimmät haut',
  'suggest.recentCount': '{count, plural, one {# aiempi haku} other {# aiempaa hakua}}',
  'suggest.remove': 'Poista ”{keyword}” viimeisimmistä hauista',
  'suggest.clear': 'Tyhjennä viimeisimmät haut',
  'suggest.places': 'Tuoteryhmät, merkit ja autot',
  'suggest.placesWithoutCars': 'Tuoteryhmät ja merkit',
  'suggest.category': 'Tuoteryhmä',
  'suggest.brand': 'Merkki',
  'suggest.car': 'Osat tähän autoon',
  'suggest.products': 'Osat',
  'suggest.more': '{count, plural, one {ja # muu samanlainen} other {ja # muuta samanlaista}}',
  'suggest.pages': 'Sivut ja vastaukset',
  'suggest.all': 'Kaikki tulokset haulle ”{keyword}”',
  'suggest.failed': 'Ehdotuksia ei voi näyttää juuri nyt.',
} satisfies Record<keyof typeof english, string>
