import type { shell as english } from '../../en/client/shell.ts'

export const shell = {
  'shell.skip': 'Hoppa till innehållet',
  'shell.notFound': 'Vi hittar tyvärr inte sidan du letar efter!',
  'shell.notFoundHint':
    'Adressen kan vara felskriven, eller så finns delen inte längre i sortimentet. Alla kategorier är bara ett klick bort.',
  'shell.toHome': 'Till startsidan',
  'shell.unavailable': 'Katalogen går inte att nå just nu',
  'shell.unavailableSafe':
    'Din varukorg och dina beställningar finns kvar: inget du gjort har gått förlorat.',
  'shell.unavailableDo': 'Det brukar gå över inom en minut. Vänta en stund och försök igen.',
  'shell.limited': 'För många förfrågningar på en gång',
  'shell.limitedHint':
    'Många förfrågningar har kommit från din anslutning på kort tid. Inget du gjort har gått förlorat: vänta en minut och försök igen. Sidor med delar och kategorier kan du öppna under tiden.',
  'shell.failed': 'Något gick fel hos oss',
  'shell.failedHint': 'Din varukorg finns kvar. Försök igen eller börja om från startsidan.',
  'shell.offline': 'Du är offline',
  'shell.offlineHint': 'Sidan kräver en anslutning. Försök igen när du är online igen.',
  'shell.backOnline': 'Du är online igen',
  'shell.tryAgain': 'Försök igen',
  'shell.homeLink': '{shop}, startsida',
  'shell.categories': 'Kategorier',
  'shell.allCategories': 'Alla kategorier',
  'shell.countedCar': 'Antal delar till din {car}',
  'next.title': 'Gå vidare',
  'next.categoriesHint': 'Från bromsar till kaross',
  'next.car': 'Delar till din bil',
  'next.carHint': 'Välj modell och motor',
  'next.numbers': 'Beställ med artikelnummer',
  'next.numbersHint': 'Skriv nummer eller klistra in en hel lista',
  'next.ask': 'Fråga oss',
  'next.askHint': 'Vi letar efter delen tillsammans med dig',
  'shell.account': 'Konto',
  'shell.language': 'Språk',
  'shell.start': 'Start',
  'shell.here': 'Du är här',
} satisfies Record<keyof typeof english, string>
