export const compare = {
  'compare.chosen': '{count} of up to {max} parts chosen',
  'compare.surplus': 'No more than {max} parts can be compared. Remove one first.',
  'compare.clear': 'Clear',
  'compare.count': '{count, plural, one {Compare # part} other {Compare # parts}}',
} as const
