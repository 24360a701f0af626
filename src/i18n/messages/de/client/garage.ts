import type { garage as english } from '../../en/client/garage.ts'

export const garage = {
  'garage.choose': 'Fahrzeug wählen',
  'garage.yourCar': 'Ihr Fahrzeug: {car}',
  'garage.offer': 'Als Ihr Auto verwenden: {car}',
  'fit.question': 'Passt das Teil zu Ihrem Fahrzeug?',
  'fit.fits': 'Passt: {car}',
  'fit.asks': 'Passt nur zu {car}, wenn: {condition}',
  'fit.isSo': 'Trifft das auf Ihr Fahrzeug zu?',
  'fit.yes': 'Ja',
  'fit.no': 'Nein',
  'fit.refuses': 'Passt nicht: {car}',
  'fit.unknown': 'Ob es passt, ist nicht bekannt: {car}. Vergleichen Sie Teilenummern und Maße.',
  'fit.others': '{category} für dieses Fahrzeug',
  'fit.mark.fits': 'Passt zu Ihrem Fahrzeug',
  'fit.mark.asks': 'Passt eventuell: bitte prüfen',
  'fit.mark.refuses': 'Passt nicht zu Ihrem Fahrzeug',
} satisfies Record<keyof typeof english, string>
