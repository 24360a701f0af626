import type { accountCars as english } from '../../en/customer/account-cars.ts'

export const accountCars = {
  'account.cars': 'Omat autot',
  'account.noCars': 'Et ole vielä lisännyt autoa.',
  'account.otherCar': 'Ei luettelossa: kuvaile se itse',
  'account.addCar': 'Lisää auto',
  'account.change': 'Muuta',
  'account.changeCar': 'Muuta: {car}',
  'account.remove': 'Poista',
  'account.removeCar': 'Poista: {car}',
  'account.carRemoved': '{car} on poistettu.',
  'account.undo': 'Kumoa',
  'account.carsFull': 'Voit tallentaa enintään {max} autoa. Poista yksi, niin voit lisätä toisen.',
  'account.carsUnreadable':
    'Tallennettuja autojasi ei juuri nyt voi lukea. Ne ovat ennallaan. Ota yhteyttä asiakaspalveluun.',
  'account.signInToAddCar': 'Kirjaudu sisään lisätäksesi autosi',
  'account.carsMerged':
    '{count, plural, one {# tähän selaimeen tallennettu auto on} other {# tähän selaimeen tallennettua autoa on}} nyt tililläsi.',
  'account.car.model': 'Malli',
  'account.car.variant': 'Moottori tai versio',
  'account.car.variantHint': 'Esimerkiksi B21A tai 2.0 GLT',
  'account.car.year': 'Vuosimalli',
  'account.car.vinUnusual': 'Valmistenumero näyttää puutteelliselta. Vertaa sitä tyyppikilpeen.',
  'account.carPhotoLost': 'Sen kuva poistettiin, eikä sitä voi palauttaa.',
  'account.problem.year': 'Kirjoita vuosi neljällä numerolla, esimerkiksi 1974',
} satisfies Record<keyof typeof english, string>
