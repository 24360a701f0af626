import type { ServerI18n } from '#src/i18n/i18n.ts'
import { searchAddress } from '../search-address.ts'

/** "Did you mean brake disc?": a link with what is around it. */
export interface MeantSearch {
  before: string
  words: string
  after: string
  path: string
}

/** The link to the search that is meant; null where none is. */
export function meantLink({ t }: ServerI18n, words: string | null): MeantSearch | null {
  if (words === null) return null
  const [before = '', after = ''] = t('search.meant', { words: '\n' }).split('\n')
  return { before, words, after, path: searchAddress(words) }
}
