import type { home as english } from '../../en/server/home.ts'

export const home = {
  'home.heading': 'Das Teil, das passt\u00a0– vermessen und gezeichnet',
  'home.lead': 'Vergleichen Sie Zeichnung und OE-Nummer mit dem Teil in Ihrer Hand. Erst dann bestellen Sie.',
  'home.choose': 'Kategorie wählen',
  'home.categories': 'Kategorien',
  'home.sale': 'Im Angebot',
  'home.newest': 'Neu im Sortiment',
  'home.service': 'Verschleißteile für Ihr Fahrzeug {car}',
  'home.allOfCar': '{count, plural, one {Das einzige Teil} other {Alle # Teile}} für Ihr Fahrzeug {car}',
  'home.viewed': 'Zuletzt angesehen',
  'home.clearViewed': 'Liste leeren',
  'home.keepViewed': 'Angesehene Teile merken',
  'home.title': 'Autoteile mit Maßen und OE-Nummern',
  'home.description':
    'Teile und Zubehör für klassische und moderne Autos. Jedes Teil mit Zeichnung, Maßen, passenden Fahrzeugen und OE-Nummern.',
  'home.headingWithoutCars': 'Alles, was wir verkaufen, klar beschrieben',
  'home.leadWithoutCars': 'Wählen Sie eine Kategorie oder suchen Sie nach Name oder Nummer.',
  'home.titleWithoutCars': 'Onlineshop',
  'home.descriptionWithoutCars': 'Alle Artikel mit Bildern, Angaben, Preis und Verfügbarkeit.',
} satisfies Record<keyof typeof english, string>
