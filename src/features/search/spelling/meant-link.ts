import type { ServerI18n } from '#src/i18n/i18n.ts'
import { searchAddress } from '../search-address.ts'

export interface MeantSearch {
  before: string
  words: string
  after: string
  path: string
}

export function meantLink({ t }: ServerI18n, words: string | null): MeantSearch | null {
  if (words === null) return null
  const [before = '', after = ''] = t('search.meant', { words: '\n' }).split('\n')
  return { before, words, after, path: searchAddress(words) }
}
