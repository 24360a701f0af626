import type { searchField as english } from '../../en/client/search-field.ts'

export const searchField = {
  'search.search': 'Zoeken',
  'search.placeholder': 'Onderdeel, nr. of auto',
  'search.placeholderWithoutCars': 'Artikel of nummer',
} satisfies Record<keyof typeof english, string>
