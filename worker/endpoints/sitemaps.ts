import type { Context } from 'hono'
import type { Locale } from '#src/i18n/locales.ts'
import { policies } from '../cache/policy.ts'
import type { Edge } from '../context.ts'
import { sitemapLimits } from '../limits.ts'
import { type CrawlerShop, createCrawlerShops } from '../sitemaps/crawler-shops.ts'
import type { ListedAddress } from '../sitemaps/listed-address.ts'
import { countProductFiles, listProducts } from '../sitemaps/product-addresses.ts'
import { listScreens } from '../sitemaps/screen-addresses.ts'
import {
  parseSitemapFile,
  type SitemapFile,
  type SitemapKind,
  sitemapFilePath,
  type sitemapFilePattern,
  sitemapKinds,
} from '../sitemaps/sitemap-files.ts'
import { sitemapIndexXml, sitemapXml } from '../sitemaps/sitemap-xml.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import type { RequestPorts } from '../upstream/request-ports.ts'
import { orUnavailable, streamOf } from './discovery/streamed-file.ts'

/** The index of all sitemaps; 503 while the catalogue does not answer. */
export async function sitemapIndex(c: Context<Edge>): Promise<Response> {
  return orUnavailable(async () => {
    const files = await listFiles(await createCrawlerShops(createRequestPorts(c)))
    const { PUBLIC_ORIGIN } = c.var.settings
    return xmlResponse(sitemapIndexXml(files.map((file) => PUBLIC_ORIGIN + sitemapFilePath(file))))
  })
}

/**
 * A sitemap of one language. Its addresses are complete before the first byte, so that it is whole or an error: 404 for
 * one that the index does not name, 503 while a service does not answer.
 */
export async function sitemap(c: Context<Edge, typeof sitemapFilePattern>): Promise<Response> {
  const file = parseSitemapFile(c.req.param('language'), c.req.param('file'))
  if (!file) return new Response(null, { status: 404 })
  return orUnavailable(async () => {
    const addresses = await listAddresses(createRequestPorts(c), file)
    if (!addresses) return new Response(null, { status: 404 })
    return xmlResponse(streamOf(sitemapXml(addresses, file.locale, c.var.settings.PUBLIC_ORIGIN)))
  })
}

/** The files of sitemaps. Pages have one file, so that the index does not depend on the content service. */
async function listFiles(shops: readonly CrawlerShop[]): Promise<SitemapFile[]> {
  const categories = await listScreens(shops, 'categories')
  const brands = await listScreens(shops, 'brands')
  const cars = await listScreens(shops, 'cars')
  const products = await countProductFiles(shops)
  const filesOf = (addresses: ListedAddress[]) => (locale: Locale) =>
    Math.ceil(inLanguage(addresses, locale).length / sitemapLimits.addresses)
  const counts: Record<SitemapKind, (locale: Locale) => number> = {
    pages: () => 1,
    categories: filesOf(categories),
    brands: filesOf(brands),
    cars: filesOf(cars),
    products: () => products,
  }
  return shops.flatMap(({ locale }) =>
    sitemapKinds.flatMap((kind) =>
      Array.from({ length: counts[kind](locale) }, (_, index) => ({ locale, kind, number: index + 1 })),
    ),
  )
}

async function listAddresses(ports: RequestPorts, file: SitemapFile): Promise<ListedAddress[] | null> {
  const { locale, kind, number } = file
  const shops = await createCrawlerShops(ports)
  if (kind === 'products') {
    if (number > (await countProductFiles(shops))) return null
    return inLanguage(await listProducts(ports, shops, file), locale)
  }
  const { addresses: size } = sitemapLimits
  const all = inLanguage(await listScreens(shops, kind), locale)
  const listed = all.slice((number - 1) * size, number * size)
  return listed.length > 0 ? listed : null
}

function inLanguage(addresses: readonly ListedAddress[], locale: Locale): ListedAddress[] {
  return addresses.filter(({ locales }) => locales.includes(locale))
}

function xmlResponse(body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${policies.sitemap.fresh}`,
    },
  })
}
