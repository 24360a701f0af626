export const fitAnswer = {
  'fit.fits': 'Fits: {car}',
  'fit.asks': 'Fits {car} in this version only: {condition}',
  'fit.notSure': 'I don’t know',
  'fit.refuses': 'Does not fit: {car}',
  'fit.unknown': 'We don’t know whether this fits {car}. Compare the part numbers and measurements.',
  'fit.handbook': 'We don’t know what {car} needs. See your handbook, and compare the approvals.',
  'fit.otherGrade': 'Not the recommended grade: {car}',
  'fit.others': '{category} for this car',
  'fit.because': 'Because you said: {answer}.',
  'fit.becauseNot': '{answer}: You said no.',
} as const
