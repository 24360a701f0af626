import type { searchField as english } from '../../en/client/search-field.ts'

export const searchField = {
  'search.search': 'Søg',
  'search.placeholder': 'Del, nummer eller bil',
  'search.placeholderWithoutCars': 'Vare eller nummer',
} satisfies Record<keyof typeof english, string>
