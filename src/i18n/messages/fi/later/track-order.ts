import type { trackOrder as english } from '../../en/later/track-order.ts'

export const trackOrder = {
  'trackOrder.title': 'Seuraa tilaustasi',
  'trackOrder.intro': 'Anna tilausnumero ja sähköpostiosoite, jolla tilasit.',
  'trackOrder.find': 'Hae tilaus',
  'trackOrder.none': 'Emme löytäneet tilausta tällä numerolla ja sähköpostiosoitteella.',
  'trackOrder.limited':
    'Olet yrittänyt useita kertoja. Odota tunti tai kirjaudu sisään, niin näet tilauksesi.',
  'trackOrder.failed': 'Tilauksia ei voi hakea juuri nyt. Yritä hetken kuluttua uudelleen.',
  'trackOrder.absent': 'Kirjaudu sisään seurataksesi tilaustasi tai ota yhteyttä asiakaspalveluun.',
  'trackOrder.numberHint': 'Se on tilausvahvistuksessasi.',
} satisfies Record<keyof typeof english, string>
