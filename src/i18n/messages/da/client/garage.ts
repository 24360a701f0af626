import type { garage as english } from '../../en/client/garage.ts'

export const garage = {
  'garage.choose': 'Vælg din bil',
  'garage.yourCar': 'Din bil: {car}',
  'garage.offer': 'Brug som din bil: {car}',
  'fit.question': 'Passer den til din bil?',
  'fit.fits': 'Passer: {car}',
  'fit.asks': 'Passer kun til {car}, hvis: {condition}',
  'fit.isSo': 'Har din bil det?',
  'fit.yes': 'Ja',
  'fit.no': 'Nej',
  'fit.refuses': 'Passer ikke: {car}',
  'fit.unknown': 'Det vides ikke, om den passer: {car}. Sammenlign varenumre og mål.',
  'fit.others': '{category} til denne bil',
  'fit.mark.fits': 'Passer til din bil',
  'fit.mark.asks': 'Passer måske til din bil: tjek',
  'fit.mark.refuses': 'Passer ikke til din bil',
} satisfies Record<keyof typeof english, string>
