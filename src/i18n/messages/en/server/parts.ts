export const parts = {
  'parts.title': 'Find parts by car',
  'parts.lead': 'Choose a model or engine to see every part that fits, by category.',
  'parts.makes': 'Makes',
  'parts.ofCar': 'Parts for {car}',
  'parts.count': '{count, plural, one {# part} other {# parts}}',
  'parts.engine': 'Engine',
  'parts.allEngines': 'All engines',
  'parts.categories': 'Categories',
  'parts.service': 'Service parts',
  'parts.otherCar': 'Another car',
  'parts.useCar': 'Use this car',
  'parts.description':
    '{count, plural, one {# part} other {# parts}} for {car}, each with a drawing, its measurements and the original numbers: {categories}.',
} as const
