import type { shell as english } from '../../en/client/shell.ts'

export const shell = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.notFound': 'Die gesuchte Seite wurde leider nicht gefunden!',
  'shell.notFoundHint':
    'Vielleicht enthält die Adresse einen Tippfehler, oder das Teil ist nicht mehr im Sortiment. Alle Kategorien sind nur einen Klick entfernt.',
  'shell.toHome': 'Zur Startseite',
  'shell.unavailable': 'Der Katalog ist gerade nicht erreichbar',
  'shell.unavailableSafe': 'Ihr Warenkorb und Ihre Bestellungen sind sicher: Nichts ist verloren gegangen.',
  'shell.unavailableDo':
    'Das ist meist nach einer Minute vorbei. Warten Sie kurz und versuchen Sie es dann erneut.',
  'shell.limited': 'Zu viele Anfragen auf einmal',
  'shell.limitedHint':
    'Von Ihrem Anschluss kamen in kurzer Zeit viele Anfragen. Nichts ist verloren gegangen: Warten Sie eine Minute und versuchen Sie es dann erneut. Produkt- und Kategorieseiten lassen sich weiterhin öffnen.',
  'shell.failed': 'Bei uns ist etwas schiefgegangen',
  'shell.failedHint':
    'Ihr Warenkorb ist sicher. Versuchen Sie es erneut oder beginnen Sie auf der Startseite.',
  'shell.offline': 'Sie sind offline',
  'shell.offlineHint':
    'Die gewünschte Seite braucht eine Verbindung. Versuchen Sie es erneut, sobald Sie wieder online sind.',
  'shell.backOnline': 'Sie sind wieder online',
  'shell.tryAgain': 'Erneut versuchen',
  'shell.homeLink': '{shop}, Startseite',
  'shell.categories': 'Kategorien',
  'shell.allCategories': 'Alle Kategorien',
  'shell.countedCar': 'Anzahl der Teile für Ihr Fahrzeug {car}',
  'next.title': 'Wie es weitergeht',
  'next.categoriesHint': 'Von der Bremse bis zur Karosserie',
  'next.car': 'Teile für Ihr Fahrzeug',
  'next.carHint': 'Modell und Motor wählen',
  'next.numbers': 'Nach Teilenummer bestellen',
  'next.numbersHint': 'Nummern eingeben oder eine ganze Liste einfügen',
  'next.ask': 'Fragen Sie uns',
  'next.askHint': 'Wir helfen Ihnen, das Teil zu finden',
  'shell.account': 'Konto',
  'shell.language': 'Sprache',
  'shell.start': 'Startseite',
  'shell.here': 'Sie sind hier',
} satisfies Record<keyof typeof english, string>
