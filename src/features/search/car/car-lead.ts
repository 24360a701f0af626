import type { ServerI18n } from '#src/i18n/i18n.ts'

/** What leads a search for the number of a car: the heading around the name of the car, and a sentence. */
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
