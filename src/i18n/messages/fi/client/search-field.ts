import type { searchField as english } from '../../en/client/search-field.ts'

export const searchField = {
  'search.search': 'Haku',
  'search.placeholder': 'Osa, numero tai auto',
  'search.placeholderWithoutCars': 'Tuote tai numero',
} satisfies Record<keyof typeof english, string>
