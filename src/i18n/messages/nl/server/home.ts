import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.heading': 'Het onderdeel dat past, gemeten en getekend',
  'home.lead': 'Vergelijk de tekening en het originele nummer met het onderdeel in uw hand. Bestel daarna.',
  'home.choose': 'Kies een categorie',
  'home.categories': 'Categorieën',
  'home.sale': 'In de aanbieding',
  'home.newest': 'Nieuw in de catalogus',
  'home.service': 'Onderhoudsdelen voor uw {car}',
  'home.allOfCar': '{count, plural, one {Het enige onderdeel} other {Alle # onderdelen}} voor uw {car}',
  'home.viewed': 'Onlangs bekeken',
  'home.clearViewed': 'Lijst wissen',
  'home.keepViewed': 'Bekeken onderdelen onthouden',
  'home.title': 'Auto-onderdelen met maten en originele nummers',
  'home.description':
    'Onderdelen en accessoires voor klassieke en moderne auto’s. Elk onderdeel met tekening, maten, passende auto’s en originele nummers.',
  'home.headingWithoutCars': 'Alles wat we verkopen, duidelijk beschreven',
  'home.leadWithoutCars': 'Kies een categorie, of zoek op naam of nummer.',
  'home.titleWithoutCars': 'Webwinkel',
  'home.descriptionWithoutCars': 'Alle artikelen met foto’s, kenmerken, prijs en voorraad.',
} satisfies Record<keyof typeof english, string>
