import type { ServerI18n } from '#src/i18n/i18n.ts'
import { searchAddress } from '../search-address.ts'

/** The question "Did you mean …?", split around the words that link to their search. */
export interface DidYouMeanLink {
  before: string
  words: string
  after: string
  path: string
}

/** `words` is the corrected search; null without one. */
export function didYouMeanLink({ t }: ServerI18n, words: string | null): DidYouMeanLink | null {
  if (words === null) return null
  const [before = '', after = ''] = t('search.didYouMean', { words: '\n' }).split('\n')
  return { before, words, after, path: searchAddress(words) }
}
