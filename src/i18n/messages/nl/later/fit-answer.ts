import type { fitAnswer as english } from '../../en/later/fit-answer.ts'

export const fitAnswer = {
  'fit.fits': 'Past: {car}',
  'fit.asks': 'Past op {car} onder deze voorwaarde: {condition}',
  'fit.notSure': 'Ik weet het niet',
  'fit.refuses': 'Past niet: {car}',
  'fit.unknown': 'Wij weten niet of dit past op {car}. Vergelijk onderdeelnummers en maten.',
  'fit.handbook':
    'Wat {car} nodig heeft, weten wij niet. Kijk in het instructieboekje en vergelijk de goedkeuringen.',
  'fit.otherGrade': 'Niet de aanbevolen viscositeit: {car}',
  'fit.others': '{category} voor deze auto',
  'fit.because': 'Omdat u antwoordde: {answer}.',
  'fit.becauseNot': '{answer}: U antwoordde nee.',
} satisfies Record<keyof typeof english, string>
