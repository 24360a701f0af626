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
    'Link gekopieerd. De link toont deze onderdelen met de prijzen en voorraad van de dag waarop hij wordt geopend, en wat er sinds vandaag is veranderd.',
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
  'wishlist.notSoldHere':
    'Sommige onderdelen op uw lijst zijn nu niet te koop in uw land. Ze blijven op de lijst staan.',
  'wishlist.unavailable':
    'De onderdelen kunnen nu niet worden geladen. De lijst is bewaard. Probeer het zo meteen opnieuw.',
  'wishlist.shared': 'Gedeelde verlanglijst',
  'wishlist.sharedLead':
    '{count, plural, one {# onderdeel} other {# onderdelen}}, met de prijzen en voorraad van vandaag.',
  'wishlist.left':
    '{count, plural, one {# onderdeel is in uw land niet te koop en wordt} other {# onderdelen zijn in uw land niet te koop en worden}} niet getoond.',
  'wishlist.none': 'Geen van deze onderdelen is in uw land te koop.',
  'wishlist.sharedOn': 'Gedeeld op {date}.',
  'wishlist.changed': '{count, plural, one {# onderdeel is} other {# onderdelen zijn}} sindsdien veranderd.',
  'wishlist.unchanged': 'Prijzen en voorraad zijn niet veranderd.',
  'wishlist.otherPrices':
    'Prijzen worden niet vergeleken: de lijst is gedeeld in een land met andere prijzen.',
  'wishlist.otherStock': 'De voorraad wordt niet vergeleken: de lijst is in een ander land gedeeld.',
  'wishlist.asNoted': 'Eerdere prijzen komen uit de link.',
  'wishlist.priceChanged': 'Nu {price}, was {before} toen de lijst op {date} werd gedeeld.',
  'wishlist.soldOut': 'Uitverkocht sinds de lijst is gedeeld.',
  'wishlist.availableAgain': 'Weer leverbaar.',
  'wishlist.inStockNow': 'Nu op voorraad.',
  'wishlist.notInStock': 'Niet meer op voorraad.',
  'wishlist.gone': 'Niet meer te koop',
  'wishlist.goneUnnamed':
    '{count, plural, one {# onderdeel is} other {# onderdelen zijn}} niet meer te koop.',
  'wishlist.addFitting': 'Alles toevoegen wat op mijn auto past',
  'wishlist.sumHint':
    'In de aantallen die een auto nodig heeft. Wat niet meteen kan worden toegevoegd, telt niet mee.',
  'wishlist.addAll': 'Alles in de winkelwagen',
  'wishlist.leftOut': 'Zonder de onderdelen die niet op uw auto passen',
  'wishlist.saveAll': 'Alles op mijn verlanglijst zetten',
  'wishlist.savedAll': 'Op uw verlanglijst gezet.',
  'wishlist.see': 'Toon mijn verlanglijst',
} satisfies Record<keyof typeof english, string>
