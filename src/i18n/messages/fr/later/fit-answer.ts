import type { fitAnswer as english } from '../../en/later/fit-answer.ts'

export const fitAnswer = {
  'fit.fits': 'Convient : {car}',
  'fit.asks': 'Convient à votre {car} à cette condition\u00a0: {condition}',
  'fit.notSure': 'Je ne sais pas',
  'fit.refuses': 'Ne convient pas : {car}',
  'fit.unknown': 'Compatibilité inconnue : {car}. Comparez les références et les dimensions.',
  'fit.handbook':
    'Nous ne savons pas ce qu’il faut à votre {car}. Consultez la notice d’utilisation et comparez les homologations.',
  'fit.otherGrade': 'Autre viscosité que celle recommandée\u00a0: {car}',
  'fit.others': '{category} pour cette voiture',
  'fit.because': 'Car vous avez répondu\u00a0: {answer}.',
  'fit.becauseNot': '{answer}\u00a0: Vous avez répondu non.',
} satisfies Record<keyof typeof english, string>
