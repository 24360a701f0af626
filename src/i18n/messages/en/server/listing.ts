export const listing = {
  'facet.brands': 'Brand',
  'facet.categories': 'Category',
  'facet.vehicle': 'Car',
  'meta.listing':
    '{name}: {count, plural, one {# part} other {# parts}} with drawings, measurements, original numbers and prices.',
} as const
