export const home = {
  'home.heading': 'The part that fits, measured and drawn',
  'home.lead': 'Compare the drawing and the original number with the part in your hand. Then order it.',
  'home.choose': 'Choose a category',
  'home.categories': 'Categories',
  'home.sale': 'On sale',
  'home.newest': 'New in the catalogue',
} as const
