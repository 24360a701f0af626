import type { fitAnswer as english } from '../../en/later/fit-answer.ts'

export const fitAnswer = {
  'fit.fits': 'Passt: {car}',
  'fit.asks': 'Passt zu {car} nur in dieser Ausführung: {condition}',
  'fit.notSure': 'Ich weiß es nicht',
  'fit.refuses': 'Passt nicht: {car}',
  'fit.unknown': 'Wir wissen nicht, ob das Teil zu {car} passt. Vergleichen Sie Teilenummern und Maße.',
  'fit.handbook':
    'Was {car} braucht, ist uns nicht bekannt. Schauen Sie in die Betriebsanleitung und vergleichen Sie die Freigaben.',
  'fit.otherGrade': 'Nicht die empfohlene Viskosität: {car}',
  'fit.others': '{category} für dieses Fahrzeug',
  'fit.because': 'Wegen Ihrer Angabe: {answer}.',
  'fit.becauseNot': '{answer} – Ihre Antwort: Nein.',
} satisfies Record<keyof typeof english, string>
