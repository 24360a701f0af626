import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Found } from '../find-products.ts'
import { searchAddress } from '../search-address.ts'

/** A sentence about how results were found, perhaps with a link to another search. */
export interface SearchNote {
  before: string
  link: { text: string; path: string } | null
  after: string
}

/** What is said above results that are not those of all words as they were typed. */
export function searchNotes(
  i18n: ServerI18n,
  { year, corrected, language, meant }: Pick<Found, 'year' | 'corrected' | 'language' | 'meant'>,
): SearchNote[] {
  const { t, locale } = i18n
  return [
    ...(corrected
      ? noteOf(t('search.corrected', { words: corrected.words, link: '\n' }), {
          text: corrected.typed.replaceAll('"', ''),
          path: searchAddress(corrected.typed),
        })
      : []),
    ...(language === null
      ? []
      : noteOf(t('search.foundIn', { language: languageName(language, locale) }), null)),
    ...(year
      ? noteOf(t('search.year', { year: String(year.year), link: '\n' }), {
          text: t('search.allYears'),
          path: searchAddress(year.rest),
        })
      : []),
    ...meantNotes(i18n, meant),
  ]
}

/** "Did you mean brake disc?"; none without another search. */
export function meantNotes({ t }: ServerI18n, words: string | null): SearchNote[] {
  if (words === null) return []
  return noteOf(t('search.didYouMean', { words: '\n' }), { text: words, path: searchAddress(words) })
}

/** A text whose link is marked by a line break. */
function noteOf(text: string, link: SearchNote['link']): SearchNote[] {
  const [before = '', after = ''] = text.split('\n')
  return [{ before, link, after }]
}

function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
