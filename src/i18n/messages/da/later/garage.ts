import type { garage as english } from '../../en/later/garage.ts'

export const garage = {
  'garage.title': 'Mine biler',
  'garage.partsFor': 'Vis, hvad der passer',
  'garage.anyCar': 'Ingen bil: vis alle dele',
  'garage.remove': 'Fjern {car}',
  'garage.removeShort': 'Fjern',
  'garage.full': 'Du kan gemme {count} biler. Fjern en for at tilføje en anden.',
  'garage.loading': 'Bilerne hentes …',
  'garage.notLoaded': 'Bilerne kunne ikke hentes.',
  'garage.addCar': 'Vælg en bil',
  'garage.make': 'Mærke',
  'garage.model': 'Model',
  'garage.year': 'Modelår',
  'garage.yearProblem': 'Et år fra {from} til {to} med fire cifre.',
  'garage.engine': 'Motor',
  'garage.engineUnknown': 'Det ved jeg ikke',
  'garage.pleaseChoose': 'Vælg',
  'garage.save': 'Brug denne bil',
} satisfies Record<keyof typeof english, string>
