import { UpstreamError } from '#src/commerce/reply.ts'
import { formatDate, intlLocale } from '#src/i18n/format.ts'
import type { Shop } from '#src/shop.ts'

export interface InfoScreen {
  title: string
  description: string
  /** The date of the last change as text, "Last changed 2 November 2026"; empty when unknown. */
  updated: string
  sections: { heading: string; paragraphs: string[] }[]
}

const slugs = /^[a-z0-9-]{1,64}$/

/** Loads a published page; null when there is none. Throws a 503 `Response` when the content service is unavailable. */
export async function loadInfo(shop: Shop, slug: string): Promise<InfoScreen | null> {
  if (!slugs.test(slug)) return null
  const { content, region, i18n } = shop
  try {
    const reply = await content.page(slug)
    if (!reply.ok) return null
    const { title, description, updated, sections } = reply.value.page
    const date = formatDate(updated, intlLocale(i18n.locale, region.country))
    return { title, description, sections, updated: date && i18n.t('info.updated', { date }) }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new Response(null, { status: 503 })
  }
}
