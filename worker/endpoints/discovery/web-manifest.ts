import type { Context } from 'hono'
import { brandColours, shopName } from '#src/brand.ts'
import type { manifestPath } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import { policies } from '../../cache/policy.ts'
import type { Edge } from '../../context.ts'

/** The manifest by which a device puts the shop on its start screen: W3C, Web Application Manifest. */
const manifest = {
  id: paths.home(),
  name: shopName,
  short_name: shopName,
  start_url: paths.home(),
  scope: paths.home(),
  // With a button for going back: payments lead to pages of other sites.
  display: 'minimal-ui',
  background_color: brandColours.sheet.light,
  theme_color: brandColours.sheet.light,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ],
}

/** The same in every language: it has no text but the shop's name. */
export function webManifest(_: Context<Edge, typeof manifestPath>): Response {
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': `public, max-age=${policies.sitemap.fresh}`,
    },
  })
}
