import type { fitAnswer as english } from '../../en/later/fit-answer.ts'

export const fitAnswer = {
  'fit.fits': 'Passar: {car}',
  'fit.asks': 'Passar {car} endast om följande stämmer: {condition}',
  'fit.notSure': 'Jag vet inte',
  'fit.refuses': 'Passar inte: {car}',
  'fit.unknown': 'Vi vet inte om delen passar {car}. Jämför artikelnummer och mått.',
  'fit.handbook': 'Vi vet inte vad {car} behöver. Se instruktionsboken och jämför godkännandena.',
  'fit.otherGrade': 'Inte den rekommenderade viskositeten: {car}',
  'fit.others': '{category} till den här bilen',
  'fit.because': 'Eftersom du svarade: {answer}.',
  'fit.becauseNot': '{answer}: Du svarade nej.',
} satisfies Record<keyof typeof english, string>
