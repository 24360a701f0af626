import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.heading': 'Delen som passar, uppmätt och ritad',
  'home.lead': 'Jämför ritningen och originalnumret med delen i din hand. Beställ sedan.',
  'home.choose': 'Välj kategori',
  'home.categories': 'Kategorier',
  'home.sale': 'Nedsatta priser',
  'home.newest': 'Nytt i katalogen',
  'home.service': 'Servicedelar till din {car}',
  'home.allOfCar': '{count, plural, one {Den enda delen} other {Alla # delar}} till din {car}',
  'home.viewed': 'Nyligen visade',
  'home.clearViewed': 'Rensa listan',
  'home.keepViewed': 'Kom ihåg delar jag har tittat på',
  'home.title': 'Bildelar med mått och originalnummer',
  'home.description':
    'Delar och tillbehör till klassiska och nyare bilar. Varje del med ritning, mått, vilka bilar den passar och originalnummer.',
  'home.headingWithoutCars': 'Allt vi säljer, tydligt beskrivet',
  'home.leadWithoutCars': 'Välj en kategori eller sök på namn eller nummer.',
  'home.titleWithoutCars': 'Nätbutik',
  'home.descriptionWithoutCars': 'Alla varor med bilder, fakta, pris och lagerstatus.',
} satisfies Record<keyof typeof english, string>
