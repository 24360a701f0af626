export const compare = {
  'compare.compare': 'Compare',
  'compare.named': 'Compare: {name}',
} as const
