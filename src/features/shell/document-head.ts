import type { HeadTag } from '#src/effects/router/screen-head.tsx'
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
  /** Structured data. */
  data?: object[]
}

const shopName = 'Tappet'
const shopImage = '/share.png'

/** Made on the server, so that a document’s alternates cost the browser no code. */
export function documentHead(head: DocumentHead): HeadTag[] {
  const { title, description, locale, origin, path, data = [] } = head
  const address = (language: Locale) => origin + localized(language, path)
  const alternate = (hrefLang: string, href: string): HeadTag => ({
    tag: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  })
  return [
    titled(title),
    ...(description ? [named('description', description)] : []),
    { tag: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => alternate(language, address(language))),
    alternate('x-default', address(defaultLocale)),
    ...preview(head, address(locale)),
    ...data.map(
      (record): HeadTag => ({ tag: 'script', type: 'application/ld+json', children: JSON.stringify(record) }),
    ),
  ]
}

/** For a document that crawlers leave out: it claims no address. */
export function unlistedHead(title: string): HeadTag[] {
  return [titled(title), named('robots', 'noindex')]
}

function titled(title: string): HeadTag {
  return { tag: 'title', children: title === shopName ? title : `${title} – ${shopName}` }
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', name, content }
}

/** What other sites show of a link to the document. */
function preview({ title, description, origin, image }: DocumentHead, address: string): HeadTag[] {
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    property: `og:${name}`,
    content,
  })
  return [
    property('site_name', shopName),
    property('type', 'website'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('url', address),
    property('image', new URL(image ?? shopImage, origin).href),
    named('twitter:card', 'summary_large_image'),
  ]
}
