import { Hono } from 'hono'
import { drawPicture } from './draw-picture.ts'
import { editionOf } from './edition.ts'
import { photographBytes, photographEdition } from './photographs/photographs.ts'
import { previewEdition, previewPng } from './preview/preview.ts'
import { type PictureSubject, views } from './subject.ts'

const forGood = 'public, max-age=31536000, immutable'
/** A URL without the current edition may show another drawing later. */
const forAWhile = 'public, max-age=300'

/**
 * Serves `GET|HEAD /media/{sku}-{1..4}.svg?v={edition}`, with the current edition cached for a year; the first of these
 * drawings as `/media/{sku}-og.png` for link previews; and the photographs of products, `/media/{sku}-{1..3}.jpg` or `.webp`.
 */
export function picturesApp(subject: (sku: string) => PictureSubject | null) {
  const app = new Hono()
  app.get('/media/:name{.+\\.svg}', (c) => {
    const [, sku, number] = /^(.+)-([1-4])\.svg$/.exec(c.req.param('name')) ?? []
    const view = views.find((one) => String(one) === number)
    const part = sku === undefined || view === undefined ? null : subject(sku)
    if (!part || !view) return c.notFound()
    const edition = editionOf(part, view)
    const etag = `"${edition}"`
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': c.req.query('v') === edition ? forGood : forAWhile,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      etag,
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(drawPicture(part, view), 200, headers)
  })
  app.get('/media/:name{.+-og\\.png}', async (c) => {
    const part = subject(c.req.param('name').slice(0, -'-og.png'.length))
    if (!part) return c.notFound()
    return c.body(await previewPng(part), 200, {
      'content-type': 'image/png',
      'cache-control': c.req.query('v') === previewEdition(part) ? forGood : forAWhile,
      'x-content-type-options': 'nosniff',
    })
  })
  app.get('/media/:name{.+\\.(?:jpg|webp)}', (c) => {
    const name = c.req.param('name')
    const isKnown = subject(name.replace(/-[1-3](-size\d+)?\.\w+$/, '')) !== null
    const photograph = isKnown ? photographBytes(name) : null
    if (!photograph) return c.notFound()
    return c.body(photograph.bytes, 200, {
      'content-type': photograph.type,
      'cache-control': c.req.query('v') === String(photographEdition) ? forGood : forAWhile,
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}
