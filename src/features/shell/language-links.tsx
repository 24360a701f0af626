import { useLocation } from 'react-router'
import { languageCookie } from '#src/config.ts'
import { browserCookies } from '#src/effects/cookies.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'

/** Each language calls itself by its own name, whoever reads. */
const names: Record<Locale, string> = {
  en: 'English',
  sv: 'Svenska',
  fi: 'Suomi',
  da: 'Dansk',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
}
const yearInSeconds = 365 * 24 * 60 * 60

/** This page in the other languages. Leaving a language leaves the router: each has its own document. */
export function LanguageLinks() {
  const { locale } = useI18n()
  const { pathname, search } = useLocation()
  return (
    <ul className="language-links">
      {locales.map((language) => (
        <li key={language}>
          <a
            href={localized(language, pathname + search)}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={() => remember(language)}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A choice counts from now on: the home page does not send this visitor elsewhere. */
function remember(language: Locale): void {
  browserCookies.write(`${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`)
}
