import type { ServerI18n } from '#src/i18n/i18n.ts'
import { searchAddress } from '../search-address.ts'

export interface DidYouMean {
  before: string
  words: string
  after: string
  path: string
}

export function didYouMean({ t }: ServerI18n, words: string | null): DidYouMean | null {
  if (words === null) return null
  const [before = '', after = ''] = t('search.didYouMean', { words: '\n' }).split('\n')
  return { before, words, after, path: searchAddress(words) }
}
