import type { home as english } from '../../en/first/home.ts'

export const home = {
  'home.heading': 'Sopiva osa, mitattuna ja piirrettynä',
  'home.lead': 'Vertaa piirrosta ja alkuperäisnumeroa kädessäsi olevaan osaan. Tilaa sitten.',
  'home.choose': 'Valitse tuoteryhmä',
  'home.categories': 'Tuoteryhmät',
  'home.sale': 'Tarjouksessa',
  'home.newest': 'Uutta valikoimassa',
} satisfies Record<keyof typeof english, string>
