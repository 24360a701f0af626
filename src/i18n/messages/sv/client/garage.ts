import type { garage as english } from '../../en/client/garage.ts'

export const garage = {
  'garage.choose': 'Välj din bil',
  'garage.yourCar': 'Din bil: {car}',
  'garage.offer': 'Använd som din bil: {car}',
  'fit.question': 'Passar delen din bil?',
  'fit.fits': 'Passar: {car}',
  'fit.asks': 'Passar {car} endast om: {condition}',
  'fit.isSo': 'Har din bil det?',
  'fit.yes': 'Ja',
  'fit.no': 'Nej',
  'fit.refuses': 'Passar inte: {car}',
  'fit.unknown': 'Det är inte känt om den passar: {car}. Jämför artikelnummer och mått.',
  'fit.others': '{category} till den här bilen',
  'fit.mark.fits': 'Passar din bil',
  'fit.mark.asks': 'Kan passa din bil: kontrollera',
  'fit.mark.refuses': 'Passar inte din bil',
} satisfies Record<keyof typeof english, string>
