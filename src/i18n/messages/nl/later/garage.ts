import type { garage as english } from '../../en/later/garage.ts'

export const garage = {
  'garage.title': 'Mijn auto’s',
  'garage.partsFor': 'Toon wat past',
  'garage.anyCar': 'Geen auto: toon alle onderdelen',
  'garage.remove': '{car} verwijderen',
  'garage.removeShort': 'Verwijderen',
  'garage.full': 'U kunt {count} auto’s bewaren. Verwijder er een om een andere toe te voegen.',
  'garage.loading': 'Auto’s worden geladen …',
  'garage.notLoaded': 'De auto’s konden niet worden geladen.',
  'garage.addCar': 'Kies een auto',
  'garage.make': 'Merk',
  'garage.model': 'Model',
  'garage.year': 'Modeljaar',
  'garage.yearProblem': 'Een jaar van {from} tot en met {to}, in vier cijfers.',
  'garage.engine': 'Motor',
  'garage.engineUnknown': 'Weet ik niet',
  'garage.pleaseChoose': 'Maak een keuze',
  'garage.save': 'Deze auto gebruiken',
} satisfies Record<keyof typeof english, string>
