import type { shell as english } from '../../en/client/shell.ts'

export const shell = {
  'shell.skip': 'Naar de inhoud',
  'shell.notFound': 'Sorry, we kunnen de pagina die u zoekt niet vinden!',
  'shell.notFoundHint':
    'Misschien is het adres verkeerd getypt, of zit het onderdeel niet meer in het assortiment. Alle categorieën zijn met één klik bereikbaar.',
  'shell.toHome': 'Naar de startpagina',
  'shell.unavailable': 'De catalogus is nu niet bereikbaar',
  'shell.unavailableSafe': 'Uw winkelwagen en bestellingen zijn veilig: er is niets verloren gegaan.',
  'shell.unavailableDo': 'Meestal is dit binnen een minuut voorbij. Wacht even en probeer het opnieuw.',
  'shell.limited': 'Te veel verzoeken tegelijk',
  'shell.limitedHint':
    'Er kwamen in korte tijd veel verzoeken van uw verbinding. Er is niets verloren gegaan: wacht een minuut en probeer het opnieuw. Pagina’s van onderdelen en categorieën kunt u intussen openen.',
  'shell.failed': 'Er ging bij ons iets mis',
  'shell.failedHint': 'Uw winkelwagen is veilig. Probeer het opnieuw of begin op de startpagina.',
  'shell.offline': 'U bent offline',
  'shell.offlineHint':
    'De gevraagde pagina heeft een verbinding nodig. Probeer het opnieuw zodra u weer online bent.',
  'shell.backOnline': 'U bent weer online',
  'shell.tryAgain': 'Opnieuw proberen',
  'shell.homeLink': '{shop}, startpagina',
  'shell.categories': 'Categorieën',
  'shell.allCategories': 'Alle categorieën',
  'shell.countedCar': 'Aantal onderdelen voor uw {car}',
  'next.title': 'Verder naar',
  'next.categoriesHint': 'Van remmen tot carrosserie',
  'next.car': 'Onderdelen voor uw auto',
  'next.carHint': 'Kies het model en de motor',
  'next.numbers': 'Bestellen op onderdeelnummer',
  'next.numbersHint': 'Typ nummers of plak een hele lijst',
  'next.ask': 'Vraag het ons',
  'next.askHint': 'We zoeken het onderdeel samen met u',
  'shell.account': 'Account',
  'shell.language': 'Taal',
  'shell.start': 'Home',
  'shell.here': 'U bent hier',
} satisfies Record<keyof typeof english, string>
