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
  /** What a shared link shows: a raster, for previews read no drawing. Without one it is the shop's own. */
  image?: string | undefined
  /** The canonical address without locale: query only where it names a page of its own. */
  path: string
  /** Structured data; the router escapes it. */
  data?: object[]
}

const shopName = 'Tappet'
const shopImage = '/share.png'

/** Made on the server, so that a document’s alternates cost the browser no code. */
export function documentHead(head: DocumentHead): MetaDescriptor[] {
  const { title, description, locale, origin, path, data = [] } = head
  const address = (language: Locale) => origin + localized(language, path)
  const link = (rest: Record<string, string>): MetaDescriptor => ({ tagName: 'link', ...rest })
  return [
    named(title),
    ...(description ? [{ name: 'description', content: description }] : []),
    link({ rel: 'canonical', href: address(locale) }),
    ...locales.map((language) => link({ rel: 'alternate', hrefLang: language, href: address(language) })),
    link({ rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) }),
    ...preview(head, address(locale)),
    ...data.map((record): MetaDescriptor => ({ 'script:ld+json': { ...record } })),
  ]
}

/** For a document that crawlers leave out: it claims no address. */
export function unlistedHead(title: string): MetaDescriptor[] {
  return [named(title), { name: 'robots', content: 'noindex' }]
}

function named(title: string): MetaDescriptor {
  return { title: title === shopName ? title : `${title} – ${shopName}` }
}

/** What other sites show of a link to the document. */
function preview({ title, description, origin, image }: DocumentHead, address: string): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    property('site_name', shopName),
    property('type', 'website'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('url', address),
    property('image', new URL(image ?? shopImage, origin).href),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
