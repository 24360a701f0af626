import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.heading': 'Sopiva osa, mitattuna ja piirrettynä',
  'home.lead': 'Vertaa piirrosta ja alkuperäisnumeroa kädessäsi olevaan osaan. Tilaa vasta sen jälkeen.',
  'home.choose': 'Valitse tuoteryhmä',
  'home.categories': 'Tuoteryhmät',
  'home.sale': 'Tarjouksessa',
  'home.newest': 'Uutta valikoimassa',
  'home.service': 'Huolto-osat autoosi {car}',
  'home.allOfCar': '{count, plural, one {Ainoa osa} other {Kaikki # osaa}} autoosi {car}',
  'home.viewed': 'Viimeksi katsotut',
  'home.clearViewed': 'Tyhjennä lista',
  'home.keepViewed': 'Muista katsomani osat',
  'home.title': 'Autonosat mittoineen ja alkuperäisnumeroineen',
  'home.description':
    'Osia ja tarvikkeita klassikoihin ja uudempiin autoihin. Jokaisesta osasta piirros, mitat, sopivat autot ja alkuperäisnumerot.',
  'home.headingWithoutCars': 'Koko valikoimamme selkeästi kuvattuna',
  'home.leadWithoutCars': 'Valitse tuoteryhmä tai hae nimellä tai numerolla.',
  'home.titleWithoutCars': 'Verkkokauppa',
  'home.descriptionWithoutCars': 'Kaikki tuotteet kuvineen, tietoineen, hintoineen ja saatavuuksineen.',
} satisfies Record<keyof typeof english, string>
