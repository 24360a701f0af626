export const accountCars = {
  'account.cars': 'My cars',
  'account.noCars': 'You have not added a car yet.',
  'account.addCar': 'Add car',
  'account.change': 'Change',
  'account.changeCar': 'Change {car}',
  'account.remove': 'Remove',
  'account.removeCar': 'Remove {car}',
  'account.carRemoved': '{car} has been removed.',
  'account.undo': 'Undo',
  'account.carsFull': 'You can keep up to {max} cars. Remove one to add another.',
  'account.carsUnreadable':
    'Your saved cars cannot be read just now. They are kept as they are. Please contact customer service.',
  'account.signInToAddCar': 'Sign in to add your car',
  'account.carsMerged':
    '{count, plural, one {# car that this browser remembered is} other {# cars that this browser remembered are}} now in your account.',
  'account.car.model': 'Model',
  'account.car.variant': 'Engine or version',
  'account.car.variantHint': 'For instance B21A or 2.0 GLT',
  'account.car.year': 'Year',
  'account.car.vinUnusual': 'This chassis number looks incomplete. Please compare it with the plate.',
  'account.carPhotoLost': 'Its photo was deleted and will not come back.',
  'account.problem.year': 'Write a year with four digits, such as 1974',
} as const
