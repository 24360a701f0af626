import type { accountCars as english } from '../../en/customer/account-cars.ts'

export const accountCars = {
  'account.cars': 'Mijn auto’s',
  'account.noCars': 'U hebt nog geen auto toegevoegd.',
  'account.otherCar': 'Niet in de lijst: zelf beschrijven',
  'account.addCar': 'Auto toevoegen',
  'account.change': 'Wijzigen',
  'account.changeCar': '{car} wijzigen',
  'account.remove': 'Verwijderen',
  'account.removeCar': '{car} verwijderen',
  'account.carRemoved': '{car} is verwijderd.',
  'account.undo': 'Ongedaan maken',
  'account.carsFull': 'U kunt maximaal {max} auto’s bewaren. Verwijder er een om een andere toe te voegen.',
  'account.carsUnreadable':
    'Uw bewaarde auto’s kunnen nu niet worden gelezen. Ze zijn ongewijzigd. Neem contact op met de klantenservice.',
  'account.signInToAddCar': 'Log in om uw auto toe te voegen',
  'account.carsMerged':
    '{count, plural, one {# auto die deze browser onthield, staat} other {# auto’s die deze browser onthield, staan}} nu in uw account.',
  'account.car.model': 'Model',
  'account.car.variant': 'Motor of uitvoering',
  'account.car.variantHint': 'Bijvoorbeeld B21A of 2.0 GLT',
  'account.car.year': 'Modeljaar',
  'account.car.vinUnusual': 'Dit chassisnummer lijkt onvolledig. Vergelijk het met het typeplaatje.',
  'account.carPhotoLost': 'De foto is verwijderd en kan niet worden hersteld.',
  'account.problem.year': 'Vul het jaar in met vier cijfers, bijvoorbeeld 1974',
} satisfies Record<keyof typeof english, string>
