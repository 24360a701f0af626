import { loadMessages } from 'virtual:messages'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { shopName } from '#src/brand.ts'
import { createServerI18n, type ServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { policies } from '../../cache/policy.ts'
import type { Edge } from '../../context.ts'
import {
  type FeedFile,
  feedPath,
  type feedPattern,
  parseFeedFile,
  type translatedFeedPattern,
} from '../../feeds/feed-files.ts'
import { hasFeed, ownLocale } from '../../feeds/feed-market.ts'
import { feedBeginning, feedEnd } from '../../feeds/feed-xml.ts'
import { countParts, loadItems, loadMarket } from '../../feeds/load-feed.ts'
import { createRequestPorts } from '../../upstream/create-request-ports.ts'
import { orUnavailable, streamOf } from './streamed-file.ts'

/**
 * A part of a market's product feed, by default in the market's own language. It is whole or an error: 404 for a market
 * without a feed and for a part beyond the last one, 503 while a service does not answer.
 */
export async function feed(
  c: Context<Edge, typeof feedPattern | typeof translatedFeedPattern>,
): Promise<Response> {
  const file = parseFeedFile(c.req.param())
  if (!file || !hasFeed(c.var.settings.FEEDS, file.market)) return notFound()
  return orUnavailable(async () => {
    const ports = createRequestPorts(c)
    const market = await loadMarket(ports, file.market)
    if (!market) return notFound()
    const locale = file.locale ?? ownLocale(market)
    const count = await countParts(ports, market, locale)
    if (file.number > count) return notFound()
    const i18n = createServerI18n(locale, await loadMessages(locale))
    const items = await loadItems(ports, market, { i18n, number: file.number })
    const beginning = beginningOf(file, { i18n, count, origin: c.var.settings.PUBLIC_ORIGIN })
    return feedResponse(c.req.raw, [beginning, ...items, feedEnd])
  })
}

function beginningOf(
  file: FeedFile,
  { i18n, count, origin }: { i18n: ServerI18n; count: number; origin: string },
): string {
  const { t, locale } = i18n
  const { number } = file
  const url = (part: number) => origin + feedPath({ ...file, number: part })
  return feedBeginning({
    title: shopName,
    description: t('home.title'),
    link: origin + localized(locale, paths.home()),
    parts: [
      { relation: 'self', url: url(number) },
      { relation: 'first', url: url(1) },
      ...(number > 1 ? [{ relation: 'previous' as const, url: url(number - 1) }] : []),
      ...(number < count ? [{ relation: 'next' as const, url: url(number + 1) }] : []),
      { relation: 'last', url: url(count) },
    ],
  })
}

const notFound = () => new Response(null, { status: 404 })

/** Compressed here, since not every host compresses, and a feed has megabytes. */
async function feedResponse(request: Request, texts: readonly string[]): Promise<Response> {
  const etag = await weakTag(texts)
  const headers = new Headers({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': `public, max-age=${policies.feed.fresh}`,
    etag,
    vary: 'accept-encoding',
  })
  if (hasTag(request.headers.get('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers })
  const body = streamOf(texts.values())
  if (!takesGzip(request)) return new Response(body, { headers })
  headers.set('content-encoding', 'gzip')
  // Without `manual` the edge would compress a second time; Node does not know the field.
  const compressed: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
  return new Response(body.pipeThrough(new CompressionStream('gzip')), compressed)
}

/** Changes with every text, so that it is right for all builds and processes without memory of them. */
async function weakTag(texts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('')))
  const bytes = [...new Uint8Array(digest)].slice(0, 16)
  return `W/"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** Weak comparison, as RFC 9110, 13.1.2 has it for `If-None-Match`. */
function hasTag(list: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return list.trim() === '*' || list.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function takesGzip({ headers }: Request): boolean {
  const accepted = parseAccept(headers.get('accept-encoding') ?? '')
  return accepted.some(({ type, q }) => (type === 'gzip' || type === '*') && q > 0)
}
