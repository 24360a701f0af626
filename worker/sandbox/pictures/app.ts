import { Hono } from 'hono'
import { drawPicture } from './draw-picture.ts'
import { hash } from './geometry.ts'
import { type PictureSubject, views } from './subject.ts'

/** `GET|HEAD /media/{sku}-{1..4}.svg`. A picture never changes its address's content, so it is kept for a year. */
export function picturesApp(subject: (sku: string) => PictureSubject | null) {
  const app = new Hono()
  app.get('/media/:name{.+\\.svg}', (c) => {
    const [, sku, number] = /^(.+)-([1-4])\.svg$/.exec(c.req.param('name')) ?? []
    const view = views.find((one) => String(one) === number)
    const part = sku === undefined || view === undefined ? null : subject(sku)
    if (!part || !view) return c.notFound()
    const picture = drawPicture(part, view)
    const etag = `"${hash(picture).toString(36)}"`
    const headers = {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      etag,
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(picture, 200, headers)
  })
  return app
}
