import type { accountCars as english } from '../../en/customer/account-cars.ts'

export const accountCars = {
  'account.cars': 'Mine biler',
  'account.noCars': 'Du har ikke tilføjet en bil endnu.',
  'account.otherCar': 'Ikke på listen: beskriv den selv',
  'account.addCar': 'Tilføj bil',
  'account.change': 'Ret',
  'account.changeCar': 'Ret {car}',
  'account.remove': 'Fjern',
  'account.removeCar': 'Fjern {car}',
  'account.carRemoved': '{car} er fjernet.',
  'account.undo': 'Fortryd',
  'account.carsFull': 'Du kan gemme op til {max} biler. Fjern en for at tilføje en anden.',
  'account.carsUnreadable': 'Dine gemte biler kan ikke læses lige nu. De er uændrede. Kontakt kundeservice.',
  'account.signInToAddCar': 'Log ind for at tilføje din bil',
  'account.carsMerged':
    '{count, plural, one {# bil, der var gemt i denne browser, er} other {# biler, der var gemt i denne browser, er}} nu på din konto.',
  'account.car.model': 'Model',
  'account.car.variant': 'Motor eller version',
  'account.car.variantHint': 'For eksempel B21A eller 2.0 GLT',
  'account.car.year': 'Modelår',
  'account.car.vinUnusual': 'Stelnummeret ser ufuldstændigt ud. Sammenlign med typeskiltet.',
  'account.carPhotoLost': 'Fotoet er slettet og kan ikke gendannes.',
  'account.problem.year': 'Skriv årstallet med fire cifre, for eksempel 1974',
} satisfies Record<keyof typeof english, string>
