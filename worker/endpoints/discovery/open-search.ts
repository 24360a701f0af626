import { loadMessages } from 'virtual:messages'
import type { Context } from 'hono'
import { shopName } from '#src/brand.ts'
import { openSearchPath } from '#src/config.ts'
import { createServerI18n } from '#src/i18n/i18n.ts'

import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { policies } from '../../cache/policy.ts'
import type { Edge } from '../../context.ts'
import { escapeXml } from '../../escape-xml.ts'

export const openSearchPattern = `/:language${openSearchPath}` as const

/** Longest name that OpenSearch 1.1 allows. */
const maxNameLength = 16

/**
 * The description by which browsers search the shop from their address field, in the language of the path; 404 for
 * paths of other languages.
 */
export async function openSearch(c: Context<Edge>): Promise<Response> {
  const { locale, settings } = c.var
  if (new URL(c.req.url).pathname !== localized(locale, openSearchPath))
    return new Response(null, { status: 404 })
  const { t } = createServerI18n(locale, await loadMessages(locale))
  const url = (path: string) => settings.PUBLIC_ORIGIN + localized(locale, path)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(shopName.slice(0, maxNameLength))}</ShortName>`,
    `<Description>${escapeXml(t('home.title'))}</Description>`,
    `<Language>${locale}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(`${settings.PUBLIC_ORIGIN}/favicon.ico`)}</Image>`,
    `<Url type="text/html" template="${escapeXml(`${url(paths.search())}?keyword={searchTerms}`)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(url(openSearchPath))}"/>`,
    '</OpenSearchDescription>',
  ]
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: {
      'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      'cache-control': `public, max-age=${policies.sitemap.fresh}`,
    },
  })
}
