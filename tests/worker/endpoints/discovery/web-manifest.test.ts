import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { manifestPath } from '#src/config.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))
const path = v.pipe(v.string(), v.startsWith('/'))
/** The members that browsers need for an installable shop (W3C, Web Application Manifest). */
const Manifest = v.strictObject({
  id: path,
  name: v.literal(shopName),
  short_name: v.pipe(v.string(), v.maxLength(12)),
  start_url: path,
  scope: path,
  display: v.picklist(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  background_color: colour,
  theme_color: colour,
  icons: v.pipe(
    v.array(
      v.strictObject({
        src: path,
        type: v.picklist(['image/svg+xml', 'image/png']),
        sizes: v.pipe(v.string(), v.regex(/^(?:any|\d+x\d+)$/)),
      }),
    ),
    v.minLength(1),
  ),
})

test('the manifest has the name, colours and icons of the shop', async () => {
  const response = await createEdge().fetch(manifestPath)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const { icons } = v.parse(Manifest, await response.json())
  expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
  // An icon of any size, since there is none of 192 and 512 pixels.
  expect(icons.map(({ sizes }) => sizes)).toContain('any')
})

test('the web app manifest answers HEAD, with the security headers of documents', async () => {
  const edge = createEdge()
  const response = await edge.fetch(manifestPath, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
})
