import type { fitAnswer as english } from '../../en/later/fit-answer.ts'

export const fitAnswer = {
  'fit.fits': 'Sopii: {car}',
  'fit.asks': 'Sopii autoon {car} vain tällä ehdolla: {condition}',
  'fit.notSure': 'En tiedä',
  'fit.refuses': 'Ei sovi: {car}',
  'fit.unknown': 'Sopivuus ei ole tiedossa: {car}. Vertaa osanumeroita ja mittoja.',
  'fit.handbook': 'Emme tiedä, mitä {car} tarvitsee. Katso käyttöohjekirjasta ja vertaa hyväksyntöjä.',
  'fit.otherGrade': 'Muu kuin suositeltu viskositeetti: {car}',
  'fit.others': '{category} tähän autoon',
  'fit.because': 'Koska vastasit: {answer}.',
  'fit.becauseNot': '{answer}: Vastasit ei.',
} satisfies Record<keyof typeof english, string>
