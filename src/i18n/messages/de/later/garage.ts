import type { garage as english } from '../../en/later/garage.ts'

export const garage = {
  'garage.title': 'Meine Fahrzeuge',
  'garage.partsFor': 'Passendes anzeigen für',
  'garage.anyCar': 'Kein Fahrzeug: alle Teile zeigen',
  'garage.remove': '{car} entfernen',
  'garage.removeShort': 'Entfernen',
  'garage.full': 'Sie können {count} Fahrzeuge behalten. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  'garage.loading': 'Fahrzeuge werden geladen …',
  'garage.notLoaded': 'Die Fahrzeuge konnten nicht geladen werden.',
  'garage.addCar': 'Fahrzeug wählen',
  'garage.make': 'Marke',
  'garage.model': 'Modell',
  'garage.year': 'Modelljahr',
  'garage.yearProblem': 'Ein Jahr von {from} bis {to}, vierstellig.',
  'garage.engine': 'Motor',
  'garage.engineUnknown': 'Weiß ich nicht',
  'garage.pleaseChoose': 'Bitte wählen',
  'garage.save': 'Dieses Fahrzeug verwenden',
} satisfies Record<keyof typeof english, string>
