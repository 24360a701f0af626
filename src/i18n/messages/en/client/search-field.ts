export const searchField = {
  'search.search': 'Search',
  'search.placeholder': 'Part, number or car',
  'search.placeholderWithoutCars': 'Article or number',
} as const
