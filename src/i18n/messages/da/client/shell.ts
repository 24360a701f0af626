import type { shell as english } from '../../en/client/shell.ts'

export const shell = {
  'shell.skip': 'Gå til indhold',
  'shell.notFound': 'Vi kan desværre ikke finde den side, du leder efter!',
  'shell.notFoundHint':
    'Adressen kan være skrevet forkert, eller delen findes ikke længere i sortimentet. Alle kategorier er ét klik væk.',
  'shell.toHome': 'Til forsiden',
  'shell.unavailable': 'Der er ikke forbindelse til kataloget lige nu',
  'shell.unavailableSafe':
    'Din kurv og dine ordrer er i god behold: intet af det, du har gjort, er gået tabt.',
  'shell.unavailableDo': 'Det går som regel over inden for et minut. Vent et øjeblik, og prøv igen.',
  'shell.limited': 'Der kom for mange forespørgsler på én gang',
  'shell.limitedHint':
    'Der er kommet mange forespørgsler fra din forbindelse på kort tid. Intet af det, du har gjort, er gået tabt: vent et minut, og prøv igen. Sider med dele og kategorier kan du åbne imens.',
  'shell.failed': 'Noget gik galt hos os',
  'shell.failedHint': 'Din kurv er i god behold. Prøv igen, eller begynd forfra på forsiden.',
  'shell.offline': 'Du er offline',
  'shell.offlineHint': 'Siden kræver en forbindelse. Prøv igen, når du er online igen.',
  'shell.backOnline': 'Du er online igen',
  'shell.tryAgain': 'Prøv igen',
  'shell.homeLink': '{shop}, forside',
  'shell.categories': 'Kategorier',
  'shell.allCategories': 'Alle kategorier',
  'shell.countedCar': 'Antal dele til din {car}',
  'next.title': 'Gå videre',
  'next.categoriesHint': 'Fra bremser til karrosseri',
  'next.car': 'Dele til din bil',
  'next.carHint': 'Vælg model og motor',
  'next.numbers': 'Bestil efter varenummer',
  'next.numbersHint': 'Skriv numre, eller indsæt en hel liste',
  'next.ask': 'Spørg os',
  'next.askHint': 'Vi leder efter delen sammen med dig',
  'shell.account': 'Konto',
  'shell.language': 'Sprog',
  'shell.start': 'Forside',
  'shell.here': 'Du er her',
} satisfies Record<keyof typeof english, string>
