import type { compare as english } from '../../en/server/compare.ts'

export const compare = {
  'compare.title': 'Vertaa osia',
  'compare.table': 'Osien vertailu',
  'compare.allFacts': '{count, plural, one {Näytä # tieto} other {Näytä kaikki # tietoa}}',
  'compare.differences': 'Näytä vain erot',
  'compare.buy': 'Osta',
  'compare.cheapest': 'Edullisin',
  'compare.remove': 'Poista',
  'compare.removeNamed': 'Poista vertailusta: {name}',
  'compare.noValue': 'ei tietoa',
  'compare.same': 'Tiedossamme ei ole eroja.',
  'compare.missing': 'Vertailusta puuttuvat:',
  'compare.notSoldHere': 'ei myydä maassasi',
  'compare.unknown': 'tällaista osaa ei ole',
  'compare.damaged': 'Osaa osoitteesta ei voitu lukea, joten se jätettiin pois.',
  'compare.onlyFour': 'Enintään {max} osaa voi verrata. Muut jätettiin pois.',
  'compare.more': 'Valitse vertailuun toinen osa: paina ”Vertaa” luettelossa tai osan sivulla.',
  'compare.empty': 'Ei verrattavia osia',
  'compare.emptyHint':
    'Paina ”Vertaa” luettelossa tai osan sivulla. Enintään {max} osaa näytetään vierekkäin.',
} satisfies Record<keyof typeof english, string>
