export const searchField = {
  'search.search': 'Search',
  'search.placeholder': 'Part, number or car',
  'search.placeholderWithoutCars': 'Product or number',
} as const
