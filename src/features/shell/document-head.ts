import type { MetaDescriptor } from 'react-router'
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { localized } from '#src/paths.ts'

/** What a document says of itself to browsers and crawlers. */
export interface DocumentHead {
  title: string
  description?: string
  locale: Locale
  /** The shop's own origin. */
  origin: string
  /** The canonical address without locale: query only where it names a page of its own. */
  path: string
  /** False: crawlers leave it out, and it claims no address. */
  indexed?: boolean
  /** Structured data; the router escapes it. */
  data?: object[]
}

const shopName = 'Tappet'

/** Made on the server, so that a document’s alternates cost the browser no code. */
export function documentHead(head: DocumentHead | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, locale, origin, path, indexed = true, data = [] } = head
  const address = (language: Locale) => origin + localized(language, path)
  const link = (rest: Record<string, string>): MetaDescriptor => ({ tagName: 'link', ...rest })
  return [
    { title: title === shopName ? title : `${title} – ${shopName}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed
      ? [
          link({ rel: 'canonical', href: address(locale) }),
          ...locales.map((language) =>
            link({ rel: 'alternate', hrefLang: language, href: address(language) }),
          ),
          link({ rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) }),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...data.map((record): MetaDescriptor => ({ 'script:ld+json': { ...record } })),
  ]
}
