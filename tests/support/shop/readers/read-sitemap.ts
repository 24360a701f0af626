import { xmlFault } from '../../xml-fault.ts'

export interface SitemapEntry {
  loc: string
  /** Null without one. */
  lastmod: string | null
  /** Addresses by language, `x-default` included. */
  alternates: Map<string, string>
  images: string[]
}

const root = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
const indexRoot = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'

/** The entries of a sitemap; throws if it is not well formed, or no sitemap. */
export function readSitemap(xml: string): SitemapEntry[] {
  return entriesOf(xml, root, 'url').map((entry) => ({
    loc: textsIn(entry, 'loc')[0] ?? '',
    lastmod: textsIn(entry, 'lastmod')[0] ?? null,
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, language = '', href = '']) => [language, unescaped(href)],
      ),
    ),
    images: textsIn(entry, 'image:loc'),
  }))
}

/** The addresses of the sitemaps in an index; throws if it is not well formed, or no index. */
export function readSitemapIndex(xml: string): string[] {
  return entriesOf(xml, indexRoot, 'sitemap').flatMap((entry) => textsIn(entry, 'loc'))
}

function entriesOf(xml: string, root: string, name: string): string[] {
  const fault = xmlFault(xml) ?? (xml.includes(`?>\n${root}`) ? null : `no ${root}`)
  if (fault) throw new Error(fault)
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, entry = '']) => entry)
}

function textsIn(entry: string, name: string): string[] {
  return [...entry.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescaped(text),
  )
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
