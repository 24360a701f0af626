import type { ContentNode } from '#src/commerce/contract/content-html.ts'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { textInLawOf } from '#src/i18n/words-of-law.ts'
import type { Shop } from '#src/shop.ts'
import { factNodes } from './fact-nodes.ts'
import { publishedOrNull } from './published-or-null.ts'

export interface InfoScreen {
  title: string
  description: string
  updated: string
  sections: { heading: string; nodes: ContentNode[] }[]
}

const slugs = /^[a-z0-9-]{1,64}$/

/** Loads a published page; null if there is none. Throws a 503 `Response` if the content service is unavailable. */
export async function loadInfo(shop: Shop, slug: string): Promise<InfoScreen | null> {
  const { content, region, i18n } = shop
  const page = slugs.test(slug) ? await publishedOrNull(() => content.page(slug)) : null
  if (!page) return null
  const { title, description, updated, sections } = page
  const facts = sections.some((section) => section.facts)
    ? await publishedOrNull(() => content.shop(region.country))
    : null
  const date = formatDate(updated, intlLocale(i18n.locale, region.country))
  return {
    title: textInLawOf(title, i18n, region.country),
    description,
    updated: date && i18n.t('info.updated', { date }),
    sections: sections.flatMap((section) => {
      const known = section.facts && facts ? factNodes(section.facts, facts, i18n) : []
      const nodes = [...section.nodes, ...known]
      return nodes.length > 0 ? { heading: section.heading, nodes } : []
    }),
  }
}
