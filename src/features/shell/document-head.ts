import { shareImage, shopName } from '#src/brand.ts'
import type { HeadTag } from '#src/effects/router/screen-head.tsx'
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'

export interface DocumentHead {
  title: string
  description?: string
  locale: Locale
  origin: string
  /** Raster image for link previews, which do not show SVG; the shop's own by default. */
  image?: string | undefined
  /** The canonical path without locale, with a query only if that makes it a separate page. */
  path: string
  /** True for a view that search engines leave out in favour of the page at `path`. */
  isUnlisted?: boolean
  data?: object[]
}

export function documentHead(head: DocumentHead): HeadTag[] {
  const { title, description, locale, origin, path, isUnlisted = false, data = [] } = head
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
    ...(isUnlisted ? [named('robots', 'noindex')] : []),
    { tag: 'link', rel: 'canonical', href: address(locale) },
    ...locales.map((language) => alternate(language, address(language))),
    alternate('x-default', address(defaultLocale)),
    ...preview(head, address(locale)),
    ...data.map(
      (record): HeadTag => ({ tag: 'script', type: 'application/ld+json', children: JSON.stringify(record) }),
    ),
  ]
}

/** The head of a document with `noindex`: without canonical address. */
export function unlistedHead(title: string): HeadTag[] {
  return [titled(title), named('robots', 'noindex')]
}

function titled(title: string): HeadTag {
  return { tag: 'title', children: title === shopName ? title : `${title} – ${shopName}` }
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', name, content }
}

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
    property('image', new URL(image ?? shareImage, origin).href),
    named('twitter:card', 'summary_large_image'),
  ]
}
