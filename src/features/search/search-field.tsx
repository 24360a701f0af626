import { use } from 'react'
import { OwnAddressContext } from '#src/effects/router/screen-path.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'
import { keywordField, maxKeywordLength, parseKeyword } from './keyword.ts'

/** The search form of the header: a plain form with or without script. */
export function SearchField() {
  const { t, locale } = useI18n()
  const [path, query] = use(OwnAddressContext).split('?')
  const keyword = path === paths.search() ? parseKeyword(new URLSearchParams(query).get(keywordField)) : ''

  return (
    <search className="search-field">
      <form action={localized(locale, paths.search())}>
        <input
          key={keyword}
          type="search"
          name={keywordField}
          aria-label={t('search.search')}
          placeholder={t('search.placeholder')}
          defaultValue={keyword}
          maxLength={maxKeywordLength}
          autoComplete="off"
        />
        <button type="submit" aria-label={t('search.search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
