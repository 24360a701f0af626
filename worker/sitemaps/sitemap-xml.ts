import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { escapeXml } from '../escape-xml.ts'
import type { ListedAddress } from './listed-address.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Addresses in one piece of the text. */
const pieceSize = 100

/** The index of sitemaps at these URLs. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`).join('')
  return `${declaration}<sitemapindex ${protocol}>\n${entries}</sitemapindex>\n`
}

/** The sitemap of a language, in pieces: it may have many megabytes. */
export function* sitemapXml(
  addresses: readonly ListedAddress[],
  locale: Locale,
  origin: string,
): Generator<string, void> {
  yield `${declaration}<urlset ${protocol} ${extensions}>\n`
  for (let from = 0; from < addresses.length; from += pieceSize)
    yield addresses
      .slice(from, from + pieceSize)
      .map((address) => urlElement(address, locale, origin))
      .join('')
  yield '</urlset>\n'
}

function urlElement(
  { path, locales, modified, pictures }: ListedAddress,
  locale: Locale,
  origin: string,
): string {
  const url = (language: Locale) => origin + localized(language, path)
  return [
    '<url>',
    element('loc', url(locale)),
    ...(modified ? [element('lastmod', modified)] : []),
    ...locales.map((language) => alternate(language, url(language))),
    ...(locales.includes(defaultLocale) ? [alternate('x-default', url(defaultLocale))] : []),
    ...pictures.map(
      (picture) => `<image:image>${element('image:loc', new URL(picture, origin).href)}</image:image>`,
    ),
    '</url>\n',
  ].join('')
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
