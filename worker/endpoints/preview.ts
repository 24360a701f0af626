import type { Context } from 'hono'
import { localized, splitLocale } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from '../context.ts'
import type { Variables } from '../env.ts'
import type { Refuse } from '../middleware/guard.ts'
import { createPreviewVisit, endedPreview, serializePreview } from '../preview/preview-cookie.ts'
import { isPreviewLink } from '../preview/preview-link.ts'
import { endPreview, openPreview } from '../preview/preview-visits.ts'
import { isStoryblokLink, pageOfStory } from '../preview/storyblok-link.ts'
import { createSecurityLog } from '../security-log/create-security-log.ts'

/** Open and end a preview of drafts. Without `PREVIEW_SECRET` neither address exists (404). */
export function preview(refuse: Refuse) {
  return {
    /** Leads an editor with a signed link to its page, with a cookie; 404 for a link that is not, or no longer, valid. */
    async open(c: Context<Edge>): Promise<Response> {
      const { settings } = c.var
      const { PREVIEW_SECRET: secret, PUBLIC_ORIGIN: origin } = settings
      if (secret === undefined) return refuse(c, 404)
      const now = Date.now()
      const page = await pageOfLink(new URL(c.req.url), { settings, secret, now })
      if (page === null) {
        createSecurityLog(c)('signature-refused')
        return refuse(c, 404)
      }
      return leadTo(page, await serializePreview(createPreviewVisit(now), { secret, origin }))
    },
    /** Ends the preview for every copy of the cookie, and leads back to the page. */
    async end(c: Context<Edge>): Promise<Response> {
      const { PREVIEW_SECRET: secret, PUBLIC_ORIGIN: origin } = c.var.settings
      if (secret === undefined) return refuse(c, 404)
      const visit = await openPreview(c)
      if (visit) await endPreview(c, visit)
      return leadTo(pageIn(new URL(c.req.url), paths.endPreview('')), endedPreview(origin))
    },
  }
}

/** The page that a link opens; null if neither the shop nor Storyblok has signed it. */
async function pageOfLink(
  url: URL,
  { settings, secret, now }: { settings: Variables; secret: string; now: number },
): Promise<string | null> {
  const page = pageIn(url, paths.preview(''))
  const query = url.searchParams
  if (await isPreviewLink(page, query, { secret, now })) return page
  const { CONTENT_API: api, CONTENT_PREVIEW_TOKEN: token } = settings
  const isStory = api === 'storyblok' && token !== undefined
  return isStory && (await isStoryblokLink(query, { token, now })) ? pageOfStory(page, query) : null
}

/** The rest of a path, as the path of a page of this shop. */
function pageIn({ pathname }: URL, before: string): string {
  const { locale, path } = splitLocale(pathname.slice(before.length) || '/')
  return localized(locale, path)
}

function leadTo(location: string, cookie: string): Response {
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'private, no-store' }
  return new Response(null, { status: 302, headers: { ...headers, 'x-robots-tag': 'noindex' } })
}
