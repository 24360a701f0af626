import type { garage as english } from '../../en/client/garage.ts'

export const garage = {
  'garage.choose': 'Kies uw auto',
  'garage.yourCar': 'Uw auto: {car}',
  'garage.offer': 'Gebruik dit als uw auto: {car}',
  'fit.question': 'Past dit onderdeel op uw auto?',
  'fit.fits': 'Past: {car}',
  'fit.asks': 'Past alleen op {car} als: {condition}',
  'fit.isSo': 'Heeft uw auto dit?',
  'fit.yes': 'Ja',
  'fit.no': 'Nee',
  'fit.refuses': 'Past niet: {car}',
  'fit.unknown': 'Niet bekend of het past: {car}. Vergelijk onderdeelnummers en maten.',
  'fit.others': '{category} voor deze auto',
  'fit.mark.fits': 'Past op uw auto',
  'fit.mark.asks': 'Past misschien op uw auto: controleer',
  'fit.mark.refuses': 'Past niet op uw auto',
} satisfies Record<keyof typeof english, string>
