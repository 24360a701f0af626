import type { ServerI18n } from '#src/i18n/i18n.ts'

/** The texts above the results of a search for a car's number: the heading around the name of the car, and a sentence. */
export interface CarLead {
  before: string
  after: string
  hint: string
}

export function carLead({ t }: ServerI18n, keyword: string): CarLead {
  const [before = '', after = ''] = t('search.car', { keyword, car: '\n' }).split('\n')
  return { before, after, hint: t('search.carHint') }
}

export function carHeading({ before, after }: CarLead, car: string): string {
  return before + car + after
}
