import type { garage as english } from '../../en/later/garage.ts'

export const garage = {
  'garage.title': 'Omat autot',
  'garage.partsFor': 'Näytä sopivuus autoon',
  'garage.anyCar': 'Ei autoa: näytä kaikki osat',
  'garage.remove': 'Poista {car}',
  'garage.removeShort': 'Poista',
  'garage.full': 'Voit tallentaa {count} autoa. Poista yksi, jos haluat lisätä toisen.',
  'garage.loading': 'Autoja ladataan …',
  'garage.notLoaded': 'Autoja ei voitu ladata.',
  'garage.addCar': 'Valitse auto',
  'garage.make': 'Merkki',
  'garage.model': 'Malli',
  'garage.year': 'Vuosimalli',
  'garage.yearProblem': 'Vuosi väliltä {from}–{to}, neljällä numerolla.',
  'garage.engine': 'Moottori',
  'garage.engineUnknown': 'En tiedä',
  'garage.pleaseChoose': 'Valitse',
  'garage.save': 'Käytä tätä autoa',
} satisfies Record<keyof typeof english, string>
