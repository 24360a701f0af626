import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Toivelista',
  'wishlist.needsScript':
    'Toivelistasi on tallessa tässä selaimessa, ja sen näyttäminen vaatii JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.',
  'wishlist.lead': 'Tallessa tässä selaimessa. Jaa linkki, jos haluat näyttää osat jollekulle.',
  'wishlist.loading': 'Toivelistaa ladataan',
  'wishlist.share': 'Jaa',
  'wishlist.copied': 'Linkki on kopioitu. Osat näkyvät siinä avauspäivän hinnoin ja varastotilanteella.',
  'wishlist.copyYourself': 'Kopioi tämä linkki jakaaksesi toivelistan:',
  'wishlist.remove': 'Poista',
  'wishlist.removeNamed': 'Poista: {name}',
  'wishlist.removed': '{name} ei ole enää toivelistallasi.',
  'wishlist.undo': 'Kumoa',
  'wishlist.version': 'Vaihtoehto: {name}',
  'wishlist.choose': 'Valitse vaihtoehto',
  'wishlist.empty': 'Toivelistasi on tyhjä',
  'wishlist.emptyHint':
    'Paina osan kohdalla ”Toivelista”, niin se odottaa täällä. Voit myös lähettää listan linkkinä.',
  'wishlist.browse': 'Selaa kaikkia tuoteryhmiä',
  'wishlist.unsold': 'Joitakin listasi osia ei myydä maassasi juuri nyt. Ne pysyvät listalla.',
  'wishlist.unavailable':
    'Osia ei voida ladata juuri nyt. Lista on tallessa. Yritä hetken kuluttua uudelleen.',
  'wishlist.shared': 'Jaettu toivelista',
  'wishlist.sharedLead': '{count, plural, one {# osa} other {# osaa}}, päivän hinnoin ja varastotilanteella.',
  'wishlist.sharedOn': 'Jaettu {date}.',
  'wishlist.changed':
    '{count, plural, one {# osan} other {# osan}} hinta tai saatavuus on muuttunut sen jälkeen.',
  'wishlist.unchanged': 'Hinnat ja saatavuus ovat samat kuin silloin.',
  'wishlist.otherPrices': 'Lista jaettiin toisen alueen hinnoin, joten vain saatavuutta verrataan.',
  'wishlist.then': 'Silloin: {facts}',
  'wishlist.then.stock': 'varastossa',
  'wishlist.then.later': 'tilattavissa',
  'wishlist.then.none': 'loppuunmyyty',
  'wishlist.left': '{count, plural, one {# osaa} other {# osaa}} ei myydä täällä eikä näytetä.',
  'wishlist.none': 'Mitään näistä osista ei myydä täällä.',
  'wishlist.addFitting': 'Lisää kaikki autooni sopivat',
  'wishlist.saveAll': 'Tallenna kaikki toivelistalleni',
  'wishlist.savedAll': 'Tallennettu toivelistallesi.',
  'wishlist.see': 'Näytä toivelistani',
} satisfies Record<keyof typeof english, string>
