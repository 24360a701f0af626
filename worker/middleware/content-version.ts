import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { openPreview } from '../preview/preview-visits.ts'

/** Finds out whether the visitor sees drafts. What they are shown then is kept by no cache and no search engine. */
export const contentVersion = createMiddleware<Edge>(async function contentVersion(c, next) {
  const isPreview = (await openPreview(c)) !== null
  c.set('contentVersion', isPreview ? 'draft' : 'published')
  await next()
  if (!isPreview) return
  c.res.headers.set('cache-control', 'private, no-store')
  c.res.headers.set('x-robots-tag', 'noindex')
})
