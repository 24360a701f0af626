import type { searchField as english } from '../../en/client/search-field.ts'

export const searchField = {
  'search.search': 'Suche',
  'search.placeholder': 'Teil, Nummer oder Fahrzeug',
  'search.placeholderWithoutCars': 'Artikel oder Nummer',
} satisfies Record<keyof typeof english, string>
