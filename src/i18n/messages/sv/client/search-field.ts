import type { searchField as english } from '../../en/client/search-field.ts'

export const searchField = {
  'search.search': 'Sök',
  'search.placeholder': 'Del, nummer eller bil',
  'search.placeholderWithoutCars': 'Vara eller nummer',
} satisfies Record<keyof typeof english, string>
