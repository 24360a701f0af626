import type { Context } from 'hono'
import { policies } from '../cache/policy.ts'
import type { Edge } from '../context.ts'
import { sitemapIndexPath } from '../sitemaps/sitemap-files.ts'

export const robotsPath = '/robots.txt'

/** Closes no address to crawlers: they must open a page to see that it is not to be listed (`noindex`). */
export function robots(c: Context<Edge>): Response {
  const { PUBLIC_ORIGIN, INDEXING } = c.var.settings
  const rules = 'User-agent: *\nDisallow:\n'
  const sitemaps = INDEXING === 'all' ? `\nSitemap: ${PUBLIC_ORIGIN}${sitemapIndexPath}\n` : ''
  return new Response(rules + sitemaps, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `public, max-age=${policies.sitemap.fresh}`,
    },
  })
}
