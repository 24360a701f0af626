import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { loadShopFacts } from './load-shop-facts.ts'

/** Texts beside a task: the ways to reach customer service, and links to answers about the task. */
export interface Help {
  title: string
  contact: { title: string; rows: ContactRow[] } | null
  questions: { title: string; links: { text: string; path: string }[]; all: string } | null
}

interface ContactRow {
  label: string
  text: string
  href: string | null
}

/**
 * Loads the help beside a task. `questions` are ids of frequently asked questions, in the order in which they are shown;
 * those that are not published are left out. Without the shop or its content service nothing is known.
 */
export async function loadHelp(
  shop: Shop | null,
  questions: readonly string[],
  i18n: Pick<ServerI18n, 't'>,
): Promise<Help> {
  const { t } = i18n
  const [facts, faq] = await Promise.all([
    shop && loadShopFacts(shop, shop.region.country),
    shop && resultOrNull(() => shop.content.faq()),
  ])
  const rows = facts ? contactRows(facts, t) : []
  const published = faq?.topics.flatMap((topic) => topic.questions) ?? []
  const links = questions.flatMap((id) => {
    const found = published.find((question) => question.id === id)
    return found ? [{ text: found.question, path: `${paths.faq()}#${id}` }] : []
  })
  return {
    title: t('help.title'),
    contact: rows.length > 0 ? { title: t('footer.contact'), rows } : null,
    questions: links.length > 0 ? { title: t('faq.contents'), links, all: t('support.faq') } : null,
  }
}

function contactRows({ seller, serviceHours }: ShopFacts, t: ServerI18n['t']): ContactRow[] {
  const { email = '', phone = '' } = seller ?? {}
  return [
    { label: t('checkout.field.email'), text: email, href: `mailto:${email}` },
    { label: t('checkout.field.phoneNumber'), text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    ...serviceHours.map(({ days, time }) => ({ label: days, text: time, href: null })),
  ].filter(({ text }) => text !== '')
}
