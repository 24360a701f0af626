import { useId } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { keywordField } from '#src/features/catalogue/keyword-field.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { maxKeywordLength } from '../keyword.ts'
import { searchAddress } from '../search-address.ts'
import type { SearchStart } from './search-start.ts'

interface SearchPromptProps {
  heading: string
  hint: string
  start: SearchStart
}

/** The page of a search without words: a large field, and what can be typed into it. */
export function SearchPrompt({ heading, hint, start: { examples, text } }: SearchPromptProps) {
  const { t, locale } = useI18n()
  const id = useId()
  const hintId = useId()
  return (
    <search className="search-prompt" aria-labelledby={id}>
      <h1 id={id}>{heading}</h1>
      <form action={localized(locale, paths.search())}>
        <input
          type="search"
          name={keywordField}
          aria-labelledby={id}
          aria-describedby={hintId}
          maxLength={maxKeywordLength}
          autoComplete="off"
        />
        <Button type="submit" kind="primary" size="large">
          <Icon name="search" />
          {t('search.search')}
        </Button>
      </form>
      <p id={hintId} className="hint">
        {hint}
      </p>
      {examples.length > 0 ? <KeywordLinks title={text.examples} keywords={examples} /> : null}
    </search>
  )
}

export function KeywordLinks({ title, keywords }: { title: string; keywords: readonly string[] }) {
  const id = useId()
  return (
    <div className="keyword-links">
      <span id={id}>{title}</span>
      <ul aria-labelledby={id}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Link to={searchAddress(keyword)} rel="nofollow">
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
