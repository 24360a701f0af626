export const home = {
  'home.viewed': 'Recently viewed',
  'home.clearViewed': 'Clear list',
  'home.title': 'Car parts with measurements and original numbers',
  'home.description':
    'Parts and accessories for classic and modern cars. Every part with a drawing, its measurements, the cars it fits and the original numbers.',
} as const
