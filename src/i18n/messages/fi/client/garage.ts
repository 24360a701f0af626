import type { garage as english } from '../../en/client/garage.ts'

export const garage = {
  'garage.choose': 'Valitse autosi',
  'garage.yourCar': 'Autosi: {car}',
  'garage.offer': 'Käytä autonasi: {car}',
  'fit.question': 'Sopiiko osa autoosi?',
  'fit.fits': 'Sopii: {car}',
  'fit.asks': 'Sopii autoon {car} vain, jos: {condition}',
  'fit.isSo': 'Onko autossasi tämä?',
  'fit.yes': 'Kyllä',
  'fit.no': 'Ei',
  'fit.refuses': 'Ei sovi: {car}',
  'fit.unknown': 'Sopivuus ei ole tiedossa: {car}. Vertaa osanumeroita ja mittoja.',
  'fit.others': '{category} tähän autoon',
  'fit.mark.fits': 'Sopii autoosi',
  'fit.mark.asks': 'Saattaa sopia autoosi: tarkista',
  'fit.mark.refuses': 'Ei sovi autoosi',
} satisfies Record<keyof typeof english, string>
