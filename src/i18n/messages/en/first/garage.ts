export const garage = {
  'garage.choose': 'Choose your car',
  'garage.yourCar': 'Your car: {car}',
  'fit.question': 'Does it fit your car?',
  'fit.fits': 'Fits: {car}',
  'fit.asks': 'Fits {car} only if: {condition}',
  'fit.isSo': 'Does your car have this?',
  'fit.yes': 'Yes',
  'fit.no': 'No',
  'fit.refuses': 'Does not fit: {car}',
  'fit.unknown': 'Whether it fits is not known: {car}. Compare the part numbers and measurements.',
} as const
