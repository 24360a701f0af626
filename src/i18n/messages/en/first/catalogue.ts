export const catalogue = {
  'catalogue.onlyMyCar': 'Only parts for my car',
  'catalogue.allCars': 'Parts for all cars',
  'catalogue.count': '{shown} of {count, plural, one {# product} other {# products}}',
  'catalogue.allShown': 'All products are shown',
  'catalogue.moreValues': '{count, plural, one {# more} other {# more}}',
  'catalogue.more': 'Load more',
  'catalogue.moreFailed': 'More products could not be loaded. Try again.',
  'catalogue.previous': 'Show previous',
  'catalogue.products': 'Products',
  'catalogue.noPrice': 'Not sold in your country',
  'compare.compare': 'Compare',
  'compare.named': 'Compare: {name}',
} as const
