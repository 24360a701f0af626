import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { within } from '#src/commerce/deadline.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { createReport } from '../error-reports/create-report.ts'
import { preview } from '../limits.ts'
import { countAttempt } from '../rate-limit/attempt-counts.ts'
import { type PreviewVisit, parsePreview, previewCookie } from './preview-cookie.ts'

/** The preview that the visitor has opened and not ended; null without one, also if that cannot be found out. */
export async function openPreview(c: Context<Edge>): Promise<PreviewVisit | null> {
  const { PREVIEW_SECRET: secret } = c.var.settings
  const value = getCookie(c, previewCookie)
  if (secret === undefined || value === undefined) return null
  const visit = await parsePreview(value, { secret, now: Date.now() })
  return visit && (await isOpen(c, visit, 0)) ? visit : null
}

/** Ends a preview for every copy of its cookie. Never rejects: the visitor's own copy is removed in any case. */
export async function endPreview(c: Context<Edge>, visit: PreviewVisit): Promise<void> {
  await isOpen(c, visit, 1)
}

/** Ends are counted like attempts, one being the limit. A `weight` of 0 only reads. */
async function isOpen(c: Context<Edge>, { id }: PreviewVisit, weight: 0 | 1): Promise<boolean> {
  const { ids, log, isolate } = c.var
  const { ATTEMPT_COUNTS: objects } = c.env
  const key = await sha256(`ended preview ${id}`)
  if (!objects) return (await isolate.endedPreviews.limit({ key, weight })).success
  const late = () => new Error('The memory of ended previews took too long.')
  try {
    const counted = countAttempt(objects, key, { ...preview.visit, weight })
    return (await within(preview.deadline, counted, late)).success
  } catch (error) {
    createReport(ids.requestId, log)(error)
    return false
  }
}
