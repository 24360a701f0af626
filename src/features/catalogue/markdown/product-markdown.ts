import { crawledPictureWidth } from '#src/config.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'
import type { DeliveryPromise } from '../offer/promise/delivery-promise.ts'
import type { Fact } from '../product/facts/fact-list.tsx'
import type { FitTable } from '../product/fitment/fitment.ts'
import type { LiveOffer, loadProduct, RelatedBands, Replacement, Variant } from '../product/load-product.ts'
import type { NotSoldHereScreen } from '../product/not-sold-here/load-not-sold-here.ts'
import type { ProductScreen } from '../product/product-screen.ts'
import type { Safety } from '../product/safety/safety-of.ts'
import { cardsMarkdown, priceText } from './card-markdown.ts'
import {
  address,
  heading,
  linkWriter,
  list,
  markdownDocument,
  section,
  table,
  type WriteLink,
  words,
} from './markdown.ts'

type Loaded = Awaited<ReturnType<typeof loadProduct>> & { promise: DeliveryPromise | null; reason: string }
type Writing = Pick<Shop, 'origin' | 'locale' | 'i18n' | 'pictureSource'>

/** A product's page in Markdown, with all that the page loads late. What fails to load is left out, as on the page. */
export async function productMarkdown(loaded: Loaded, shop: Writing): Promise<string> {
  const { screen, promise, reason } = loaded
  const { i18n } = shop
  const link = linkWriter(shop)
  const [related, variants, fits, supersession, live] = await Promise.all([
    loaded.related.catch((): RelatedBands => []),
    Promise.resolve(loaded.variants).catch((): Variant[] => []),
    Promise.resolve(loaded.fits).catch(() => null),
    loaded.supersession.catch((): Replacement => ({ replaces: null, replacedBy: null })),
    loaded.live.catch((): LiveOffer => ({ stock: null, pieces: null, price: null })),
  ])
  const { replaces, replacedBy } = supersession
  return markdownDocument([
    heading(1, screen.name),
    trail(screen.breadcrumbs, link),
    reason && words(reason),
    offerList(screen, live, { i18n, link }),
    promise && promiseList(promise, { isSoldOut: (live.stock ?? screen.stock).state === 'no' }),
    pictureList(screen, shop),
    screen.contents &&
      section(screen.contents.title, [
        list(
          screen.contents.parts.map(({ name, path, sku, stock }) =>
            [link({ name, path }), words(sku), words(stock.text)].join(' · '),
          ),
        ),
      ]),
    variants.length > 0 && section(screen.text.variants, [variantList(variants, link)]),
    section(screen.text.description, screen.description.map(words)),
    screen.measures.length > 0 &&
      section(screen.text.measures, [
        table(
          ['', ''],
          screen.measures.map(({ name, values }) => [
            words(name),
            words(values.map(({ text }) => text).join(', ')),
          ]),
        ),
      ]),
    screen.fitScope === 'universal' && words(i18n.t('fit.mark.universal')),
    fits && screen.models > 0 && section(screen.text.fits, [fitsTable(fits.table)]),
    section(screen.text.numbers, [
      factTable(
        [...screen.numbers, ...(replaces ? [replaces] : []), ...(replacedBy ? [replacedBy] : [])],
        link,
      ),
    ]),
    section(screen.text.safety, safetyBlocks(screen.safety, link)),
    section(screen.guarantee.title, [`${words(screen.guarantee.text)} ${link(screen.guarantee.link)}`]),
    ...related.map(({ title, cards, kit, unavailable = '' }) => {
      const others = [...(kit?.parts.map(({ card }) => card) ?? []), ...cards].filter(
        ({ product }) => product !== screen.product,
      )
      return section(title, [cardsMarkdown(others, i18n, link), words(unavailable)])
    }),
  ])
}

/** The page of a product that is not sold in the visitor's country. */
export function notSoldHereMarkdown(screen: NotSoldHereScreen, shop: Writing): string {
  const { title, name, sku, brand, reason, breadcrumbs, countryForm, alternatives } = screen
  const link = linkWriter(shop)
  const countries = countryForm.countries.map((choice) => choice.name)
  return markdownDocument([
    heading(1, title),
    trail(breadcrumbs, link),
    [words(name), words(sku), ...(brand ? [link(brand)] : [])].join(' · '),
    words(reason),
    words(countryForm.label),
    list(countries.map(words)),
    alternatives.cards.length > 0 &&
      section(alternatives.title, [cardsMarkdown(alternatives.cards, shop.i18n, link)]),
  ])
}

/** The way to a page from the top. */
export function trail(breadcrumbs: ProductScreen['breadcrumbs'], link: WriteLink): string {
  return breadcrumbs.map(link).join(' › ')
}

function offerList(
  { sku, brand, text, price, stock, deposit, setUnavailable }: ProductScreen,
  live: LiveOffer,
  { i18n, link }: { i18n: ServerI18n; link: WriteLink },
): string {
  return list([
    `${words(text.number)} ${words(sku)}`,
    ...(brand ? [link(brand)] : []),
    words(priceText(live.price ?? price, i18n)),
    words((live.stock ?? stock).text),
    ...(deposit ? [`${words(deposit.text)} ${link(deposit.link)}`] : []),
    ...(setUnavailable ? [words(setUnavailable)] : []),
  ])
}

/** The delivery promise of the page as a list, with only the next day of arrival. */
function promiseList(
  { arrivals, method, price, returns, marks, text }: DeliveryPromise,
  { isSoldOut }: { isSoldOut: boolean },
): string {
  const [arrival] = isSoldOut ? [] : arrivals
  const delivery = [arrival?.expected ?? '', method, arrival?.orderBy ?? '', price].filter(Boolean)
  const payments = marks.length > 0 ? `${text.payments} ${marks.join(', ')}` : ''
  return list([delivery.join(' · '), returns, payments].filter(Boolean).map(words))
}

function pictureList({ pictures }: ProductScreen, { origin, pictureSource }: Writing): string {
  const shown = pictures.flatMap(({ source, alternative }) =>
    source === null ? [] : [{ alternative, file: pictureSource(source, crawledPictureWidth).address }],
  )
  return list(
    shown.map(({ alternative, file }) => `![${words(alternative)}](${address(new URL(file, origin).href)})`),
  )
}

function variantList(variants: readonly Variant[], link: WriteLink): string {
  return list(
    variants.map(({ name, path, gone, current }) =>
      [current ? `**${words(name)}**` : link({ name, path }), ...(gone ? [words(gone)] : [])].join(' · '),
    ),
  )
}

function fitsTable({ columns, rows, further }: FitTable): string {
  return table(
    columns.map(({ name }) => words(name)),
    [...rows, ...further].map((cells) => cells.map(words)),
  )
}

/** Empty without facts. */
function factTable(facts: readonly Fact[], link: WriteLink): string {
  const rows = facts.map(({ name, values, path }) => {
    const texts = values.map((value) => (path ? link({ name: value, path }) : words(value)))
    return [words(name), texts.join(', ')]
  })
  return rows.length > 0 ? table(['', ''], rows) : ''
}

function safetyBlocks({ labels, takeBack, takeBackLink, facts }: Safety, link: WriteLink): string[] {
  return [
    ...labels.flatMap(({ parts, signs, signal, hazards, precautions }) => [
      parts && heading(3, parts),
      words([...signs.map(({ name }) => name), signal].filter(Boolean).join('. ')),
      words(hazards.join(' ')),
      words(precautions.join(' ')),
    ]),
    ...takeBack.map(({ text }) => `${words(text)} ${link(takeBackLink)}`),
    factTable(facts, link),
  ].filter(Boolean)
}
