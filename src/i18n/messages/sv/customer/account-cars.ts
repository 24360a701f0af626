import type { accountCars as english } from '../../en/customer/account-cars.ts'

export const accountCars = {
  'account.cars': 'Mina bilar',
  'account.noCars': 'Du har inte lagt till någon bil än.',
  'account.otherCar': 'Finns inte i listan: beskriv den själv',
  'account.addCar': 'Lägg till bil',
  'account.change': 'Ändra',
  'account.changeCar': 'Ändra {car}',
  'account.remove': 'Ta bort',
  'account.removeCar': 'Ta bort {car}',
  'account.carRemoved': '{car} är borttagen.',
  'account.undo': 'Ångra',
  'account.carsFull': 'Du kan spara upp till {max} bilar. Ta bort en för att lägga till en annan.',
  'account.carsUnreadable':
    'Dina sparade bilar går inte att läsa just nu. De har inte ändrats. Kontakta kundservice.',
  'account.signInToAddCar': 'Logga in för att lägga till din bil',
  'account.carsMerged':
    '{count, plural, one {# bil som webbläsaren kom ihåg finns} other {# bilar som webbläsaren kom ihåg finns}} nu i ditt konto.',
  'account.car.model': 'Modell',
  'account.car.variant': 'Motor eller version',
  'account.car.variantHint': 'Till exempel B21A eller 2.0 GLT',
  'account.car.year': 'Årsmodell',
  'account.car.vinUnusual': 'Chassinumret ser ofullständigt ut. Jämför med typskylten.',
  'account.carPhotoLost': 'Fotot är raderat och kan inte återställas.',
  'account.problem.year': 'Skriv årtalet med fyra siffror, till exempel 1974',
} satisfies Record<keyof typeof english, string>
