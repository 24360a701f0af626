import type { garage as english } from '../../en/later/garage.ts'

export const garage = {
  'garage.title': 'Mina bilar',
  'garage.partsFor': 'Visa vad som passar',
  'garage.anyCar': 'Ingen bil: visa alla delar',
  'garage.remove': 'Ta bort {car}',
  'garage.removeShort': 'Ta bort',
  'garage.full': 'Du kan spara {count} bilar. Ta bort en för att lägga till en annan.',
  'garage.loading': 'Bilarna hämtas …',
  'garage.notLoaded': 'Bilarna kunde inte hämtas.',
  'garage.addCar': 'Välj en bil',
  'garage.make': 'Märke',
  'garage.model': 'Modell',
  'garage.year': 'Årsmodell',
  'garage.yearProblem': 'Ett år från {from} till {to}, med fyra siffror.',
  'garage.engine': 'Motor',
  'garage.engineUnknown': 'Vet inte',
  'garage.pleaseChoose': 'Välj',
  'garage.save': 'Använd bilen',
} satisfies Record<keyof typeof english, string>
