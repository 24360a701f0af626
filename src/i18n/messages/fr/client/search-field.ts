import type { searchField as english } from '../../en/client/search-field.ts'

export const searchField = {
  'search.search': 'Rechercher',
  'search.placeholder': 'Pièce, réf. ou voiture',
  'search.placeholderWithoutCars': 'Article ou référence',
} satisfies Record<keyof typeof english, string>
