import { loadMessages } from 'virtual:messages'
import type { Context } from 'hono'
import { shopName } from '#src/brand.ts'
import { infoSlugs } from '#src/config.ts'
import { createServerI18n } from '#src/i18n/i18n.ts'
import { defaultLocale, locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { policies } from '../../cache/policy.ts'
import type { Edge } from '../../context.ts'
import { sitemapIndexPath } from '../../sitemaps/sitemap-files.ts'

export const llmsTxtPath = '/llms.txt'

/** The guide to the shop for language models, in the form of https://llmstxt.org: its main addresses, and Markdown. */
export async function llmsTxt(c: Context<Edge>): Promise<Response> {
  const { PUBLIC_ORIGIN: origin, CARS, INDEXING } = c.var.settings
  const { t } = createServerI18n(defaultLocale, await loadMessages(defaultLocale))
  const link = (name: string, path: string) => `- [${name}](${origin}${path})`
  const languages = new Intl.DisplayNames('en', { type: 'language' })
  const lines = [
    `# ${shopName}`,
    '',
    `> ${t('home.title')}`,
    '',
    'Prices, stock and delivery depend on the visitor’s country, which is found from the IP address.',
    '',
    '## Markdown',
    '',
    'The pages of products and categories are Markdown for requests with the header `Accept: text/markdown`.',
    'For readers that cannot send it, the same text has an address of its own:',
    '',
    `- A product: ${origin}${paths.markdown('/p/')}{uri} for ${origin}/p/{uri}`,
    `- A category: ${origin}${paths.markdown('/c/')}{uri} for ${origin}/c/{uri}`,
    '',
    '## Shop',
    '',
    link(t('shell.categories'), paths.categories()),
    ...(CARS ? [link(t('parts.title'), paths.parts())] : []),
    `- Search: ${origin}${paths.search()}?keyword={words}`,
    ...(INDEXING === 'all' ? [link('Sitemaps', sitemapIndexPath)] : []),
    '',
    '## Service',
    '',
    link(t('support.faq'), paths.faq()),
    ...infoSlugs.map((slug) => link(t(`info.${slug}`), paths.info(slug))),
    '',
    '## Languages',
    '',
    ...locales.map((locale) => link(languages.of(locale) ?? locale, localized(locale, paths.home()))),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `public, max-age=${policies.sitemap.fresh}`,
    },
  })
}
