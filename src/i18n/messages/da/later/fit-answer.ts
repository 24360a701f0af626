import type { fitAnswer as english } from '../../en/later/fit-answer.ts'

export const fitAnswer = {
  'fit.fits': 'Passer til {car}',
  'fit.asks': 'Passer kun til {car}, hvis følgende er opfyldt: {condition}',
  'fit.notSure': 'Det ved jeg ikke',
  'fit.refuses': 'Passer ikke til {car}',
  'fit.unknown': 'Vi ved ikke, om delen passer til {car}. Sammenlign varenumre og mål.',
  'fit.handbook': 'Vi ved ikke, hvad {car} skal have. Se instruktionsbogen, og sammenlign godkendelserne.',
  'fit.otherGrade': 'Ikke den anbefalede viskositet til {car}',
  'fit.others': '{category} til denne bil',
  'fit.because': 'Fordi du svarede: {answer}.',
  'fit.becauseNot': '{answer}: Du svarede nej.',
} satisfies Record<keyof typeof english, string>
