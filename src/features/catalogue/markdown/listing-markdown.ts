import type { Shop } from '#src/shop.ts'
import { listingSearch } from '../listing/listing.ts'
import type { ListingSubject } from '../listing/listing-subject.ts'
import type { ListingScreen } from '../listing/load-listing.ts'
import { cardsMarkdown } from './card-markdown.ts'
import { heading, linkWriter, list, markdownDocument, section, words } from './markdown.ts'
import { trail } from './product-markdown.ts'

/** A listing in Markdown: its categories and the products of the document's pages, with links to the other pages. */
export function listingMarkdown(
  subject: ListingSubject,
  { query, pages, count, atLeast, active, scope, text, children }: ListingScreen,
  shop: Pick<Shop, 'origin' | 'locale' | 'i18n'>,
): string {
  const { i18n } = shop
  const link = linkWriter(shop)
  const shown = pages.cards.length
  const pageAt = (page: number) => subject.path + listingSearch({ ...query, page })
  return markdownDocument([
    heading(1, subject.name),
    trail(subject.breadcrumbs.slice(0, -1), link),
    scope && words(scope.text),
    active.length > 0 && list(active.map(({ name }) => words(name))),
    children.length > 0 &&
      section(text.subcategories, [list(children.map((child) => `${link(child)} (${child.count})`))]),
    shown > 0
      ? words(i18n.t(atLeast ? 'catalogue.countAtLeast' : 'catalogue.count', { shown, count }))
      : `${words(text.empty)} ${words(text.emptyHint)}`,
    shown > 0 && cardsMarkdown(pages.cards, i18n, link),
    pages.first > 1 && link({ name: i18n.t('catalogue.previous'), path: pageAt(pages.first - 1) }),
    pages.more && link({ name: i18n.t('catalogue.more'), path: pageAt(pages.last + 1) }),
  ])
}
