import { use } from 'react'
import { browserCookies } from '#src/effects/browser/cookies.ts'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { carOfQuery } from '#src/features/catalogue/listing/car/carried-car.ts'
import { serializeLanguageCookie } from '#src/features/region/region-cookies.ts'
import { locales } from '#src/i18n/locales.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'

/**
 * Links to the page in all languages; `names` are in the order of `locales`. The links leave the router, because each
 * language has its own document. Crawlers do not follow those of a list for one car.
 */
export function LanguageLinks({ names }: { names: string[] }) {
  const { locale } = useI18n()
  const address = use(OwnAddressContext)
  const isOfCar = carOfQuery(new URLSearchParams(address.split('?')[1])) !== null
  return (
    <ul className="language-links">
      {locales.map((language, index) => (
        <li key={language}>
          <a
            href={localized(language, address)}
            rel={isOfCar ? 'nofollow' : undefined}
            lang={language}
            hrefLang={language}
            aria-current={language === locale ? 'true' : undefined}
            onClick={() => browserCookies.write(serializeLanguageCookie(language))}
          >
            {names[index]}
          </a>
        </li>
      ))}
    </ul>
  )
}
