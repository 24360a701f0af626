import type { wishlist as english } from '../../en/server/wishlist.ts'

export const wishlist = {
  'wishlist.own': 'Verlanglijst',
  'wishlist.needsScript':
    'Uw verlanglijst wordt in deze browser bewaard en is alleen met JavaScript te zien. Zet het aan en laad deze pagina opnieuw.',
  'wishlist.lead':
    'Bewaard in deze browser. Deel de link om deze onderdelen aan iemand anders te laten zien.',
  'wishlist.loading': 'Uw verlanglijst wordt geladen',
  'wishlist.share': 'Delen',
  'wishlist.copied':
    'Link gekopieerd. Die toont deze onderdelen met de prijzen en voorraad van de dag waarop hij wordt geopend.',
  'wishlist.copyYourself': 'Kopieer deze link om uw verlanglijst te delen:',
  'wishlist.remove': 'Verwijderen',
  'wishlist.removeNamed': 'Verwijderen: {name}',
  'wishlist.removed': '{name} staat niet meer op uw verlanglijst.',
  'wishlist.undo': 'Ongedaan maken',
  'wishlist.version': 'Uitvoering: {name}',
  'wishlist.choose': 'Kies een uitvoering',
  'wishlist.empty': 'Uw verlanglijst is leeg',
  'wishlist.emptyHint':
    'Druk bij een onderdeel op ‘Verlanglijst’ en het wacht hier op u. U kunt de lijst ook als link naar iemand sturen.',
  'wishlist.browse': 'Bekijk alle categorieën',
  'wishlist.unsold':
    'Sommige onderdelen op uw lijst worden nu niet in uw land verkocht. Ze blijven op de lijst staan.',
  'wishlist.unavailable':
    'De onderdelen kunnen nu niet worden geladen. De lijst is bewaard. Probeer het zo meteen opnieuw.',
  'wishlist.shared': 'Gedeelde verlanglijst',
  'wishlist.sharedLead':
    '{count, plural, one {# onderdeel} other {# onderdelen}}, met de prijzen en voorraad van vandaag.',
  'wishlist.sharedOn': 'Gedeeld op {date}.',
  'wishlist.changed':
    '{count, plural, one {# onderdeel heeft} other {# onderdelen hebben}} sindsdien een andere prijs of voorraad.',
  'wishlist.unchanged': 'Prijzen en voorraad zijn hetzelfde als toen.',
  'wishlist.otherPrices':
    'De lijst is gedeeld met prijzen van een andere regio, dus alleen de voorraad wordt vergeleken.',
  'wishlist.then': 'Toen: {facts}',
  'wishlist.then.stock': 'op voorraad',
  'wishlist.then.later': 'op bestelling',
  'wishlist.then.none': 'uitverkocht',
  'wishlist.left':
    '{count, plural, one {# onderdeel wordt} other {# onderdelen worden}} hier niet verkocht en niet getoond.',
  'wishlist.none': 'Geen van deze onderdelen wordt hier verkocht.',
  'wishlist.addFitting': 'Alles toevoegen dat op mijn auto past',
  'wishlist.saveAll': 'Alles op mijn verlanglijst zetten',
  'wishlist.savedAll': 'Op uw verlanglijst gezet.',
  'wishlist.see': 'Toon mijn verlanglijst',
} satisfies Record<keyof typeof english, string>
