import { describe, expect, test } from 'vitest'
import { picturesApp } from '#worker/sandbox/demo-catalogue/pictures/app.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import { editionOf } from '#worker/sandbox/demo-catalogue/pictures/edition.ts'
import { previewAddress } from '#worker/sandbox/demo-catalogue/pictures/preview/preview.ts'
import { type View, views } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { specimen } from './specimens.ts'

const disc = specimen('brake-disc', {}, { sku: 'BD-10-4711' })
const app = picturesApp((sku) => (sku === disc.sku ? disc : null))
const address = (view: View) => `/media/BD-10-4711-${view}.svg?v=${editionOf(disc, view)}`

describe('/media/{sku}-og.png', () => {
  const preview = previewAddress(address(1))

  test('serves the first drawing as a picture for link previews, to be kept for good', async () => {
    const reply = await app.request(preview)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const png = Buffer.from(await reply.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(100_000)
  })

  test('is not kept for good at an address without its edition, and is not there for an unknown part', async () => {
    const reply = await app.request('/media/BD-10-4711-og.png')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
    for (const path of ['/media/NO-SUCH-og.png', '/media/-og.png', '/media/BD-10-4711-og.png.png'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404])
  })
})

describe('/media/{sku}-{n}.svg', () => {
  test('serves the four pictures of a part, to be kept for good', async () => {
    for (const view of views) {
      const reply = await app.request(address(view))
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-type')).toBe('image/svg+xml')
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      expect(reply.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'",
      )
      expect(await reply.text()).toMatch(/^<svg /)
    }
  })

  test.each(['', '?v=', '?v=older'])(
    'is not kept for good at an address that ends in "%s"',
    async (ending) => {
      const reply = await app.request(`/media/BD-10-4711-1.svg${ending}`)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
      expect(await reply.text()).toBe(drawPicture(disc, 1))
    },
  )

  test('names another edition when the drawing is another', async () => {
    const thicker = { ...disc, technical: { ...disc.technical, thickness_mm: '26' } }
    for (const view of [1, 2] as const) expect(editionOf(thicker, view)).not.toBe(editionOf(disc, view))
  })

  test('answers HEAD with the same headers and no picture', async () => {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => app.request('/media/BD-10-4711-1.svg', { method })),
    )
    expect(head!.status).toBe(200)
    expect(head!.headers.get('etag')).toBe(got!.headers.get('etag'))
    expect(await head!.text()).toBe('')
  })

  test('answers 304 for a matching ETag, and the picture for another one', async () => {
    const ask = (etag: string, view = 1) =>
      app.request(`/media/BD-10-4711-${view}.svg`, { headers: { 'if-none-match': etag } })
    const etag = (await ask('"other"')).headers.get('etag')!
    const again = await ask(`"other", W/${etag}`)
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect((await ask(etag, 2)).status).toBe(200)
  })

  test.each([
    '/media/NO-SUCH-1.svg',
    '/media/BD-10-4711-0.svg',
    '/media/BD-10-4711-5.svg',
    '/media/BD-10-4711-11.svg',
    '/media/BD-10-4711.svg',
    '/media/BD-10-4711-1.png',
    '/media/BD-10-4711-1.svg.svg',
    '/media/%-1.svg',
    '/media/%3Cscript%3E-1.svg',
    '/media/',
  ])('answers 404 to %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  test('does not take anything but GET and HEAD', async () => {
    expect((await app.request('/media/BD-10-4711-1.svg', { method: 'POST' })).status).toBe(404)
  })
})
