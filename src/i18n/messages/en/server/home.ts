export const home = {
  'home.heading': 'The part that fits, measured and drawn',
  'home.lead': 'Compare the drawing and the original number with the part in your hand. Then order it.',
  'home.choose': 'Choose a category',
  'home.categories': 'Categories',
  'home.sale': 'On sale',
  'home.newest': 'New in the catalogue',
  'home.service': 'Service parts for your {car}',
  'home.allOfCar': '{count, plural, one {The only part} other {All # parts}} for your {car}',
  'home.viewed': 'Recently viewed',
  'home.clearViewed': 'Clear list',
  'home.keepViewed': 'Remember the parts I have looked at',
  'home.title': 'Car parts with measurements and original numbers',
  'home.description':
    'Parts and accessories for classic and modern cars. Every part with a drawing, its measurements, the cars it fits and the original numbers.',
} as const
