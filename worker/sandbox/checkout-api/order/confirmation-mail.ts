import { colonOf } from '#src/i18n/colon.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { textInLawOf } from '#src/i18n/words-of-law.ts'
import { remarksOnBritain } from '../../content-api/pages/en.ts'
import { pages } from '../../content-api/pages.ts'
import { seller } from '../../content-api/seller.ts'
import type { OutgoingMessage } from '../../ports.ts'
import { localAmount } from '../../price-text.ts'
import { includesImportCharges } from '../../rules/import-charges.ts'
import type { Cents } from '../../rules/money.ts'
import { wallClock } from '../../wall-clock.ts'
import type { World } from '../../world.ts'
import type { Content, PricedLine } from '../items/priced-line.ts'
import { bankTransfersFor } from '../payment/bank-transfers.ts'
import { type PricedSelection, shippingNameOf } from '../selection/priced-selection.ts'
import { confirmationTexts } from './confirmation-mail-texts.ts'
import { expectedText } from './expected-text.ts'
import { guaranteeTexts } from './guarantee-texts.ts'

type Address = Record<string, string | undefined>

/**
 * The confirmation mail of an order, which is the contract on a durable medium (Directive 2011/83/EU, article 8(7)):
 * seller, order, how to pay, legal guarantee, terms, right of withdrawal. Notes are left out: they may contain a personal number.
 */
export function confirmationMail(world: World, order: number, priced: PricedSelection): OutgoingMessage {
  const { state, lines } = priced
  const texts = confirmationTexts[state.language]
  const colon = colonOf(state.language)
  const date = wallClock(world.ports.now()).slice(0, 10)
  const goods = lines.filter(({ deposit }) => !deposit)
  const deposits = lines.filter(({ deposit }) => deposit)
  const blocks = [
    [`${[texts.thanks, state.address.firstName].filter(Boolean).join(', ')}.`, texts.demo],
    [
      `${texts.number}${colon} ${order}`,
      `${texts.date}${colon} ${dayText(priced, date)}`,
      `${texts.payment}${colon} ${paymentName(priced)}`,
    ],
    goods.flatMap((line) => lineTexts(world, priced, line)),
    deposits.length > 0
      ? [`${texts.deposits}${colon}`, ...deposits.flatMap((line) => lineTexts(world, priced, line))]
      : [],
    totalsTexts(priced),
    expectedText(world, priced),
    howToPay(priced, order, date),
    [`${texts.billing}${colon}`, ...addressRows(state.address, state.language)],
    Object.values(state.shippingAddress).some((value) => value !== '')
      ? [`${texts.delivery}${colon}`, ...addressRows(state.shippingAddress, state.language)]
      : [],
    sellerTexts(priced),
    state.address.company || state.address.vatNumber ? [] : guaranteeTexts(state.country, state.language),
    ...['terms', 'withdrawal'].map((slug) => pageTexts(slug, priced)),
  ]
  return {
    kind: 'mail',
    to: state.address.email ?? '',
    subject: `${texts.subject} ${order}`,
    text: blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n'),
  }
}

/** The locale of the reader: the language of the order, as it is written in its country. */
const intlOf = ({ state, region }: PricedSelection) =>
  region ? `${state.language}-${region.country}` : state.language

function amountText(priced: PricedSelection, cents: Cents): string {
  return localAmount(cents, priced.pricelist.currency, intlOf(priced), 'stripIfInteger')
}

/** A day, `YYYY-MM-DD`, as the reader writes it: "26. November 2026". */
function dayText(priced: PricedSelection, day: string): string {
  const format = new Intl.DateTimeFormat(intlOf(priced), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(day))
}

function paymentName({ payments, state, totals }: PricedSelection): string {
  if (totals.grandTotal === 0) return confirmationTexts[state.language].nothingToPay
  const method = payments.find(({ paymentMethod }) => paymentMethod === state.paymentMethod)
  return method?.name[state.language] ?? state.paymentMethod
}

function lineTexts(world: World, priced: PricedSelection, line: PricedLine): string[] {
  const { item, quantity, price, contents } = line
  return [
    `${quantity} × ${itemName(world, priced, item)}${colonOf(priced.state.language)} ${amountText(priced, price * quantity)}`,
    ...contents.map((content) => `   ${content.quantity} × ${itemName(world, priced, content.item)}`),
  ]
}

function itemName(world: World, { state }: PricedSelection, item: Content['item']): string {
  const { name } = world.catalogue.lineProduct(item.product, state)
  return [name, item.names[state.language]].filter(Boolean).join(', ')
}

/** The rows below the lines; discounts, fees and taxes of 0 have none. */
function totalsTexts(priced: PricedSelection): string[] {
  const { state, totals, exempt, region } = priced
  const texts = confirmationTexts[state.language]
  const colon = colonOf(state.language)
  const { discount, handling, taxAdded, taxDeducted, taxPercent, grandTotal, grandTotalTax } = totals
  const optional: ['discount' | 'handling' | 'tax', Cents][] = [
    ['discount', discount],
    ['handling', handling],
    ['tax', taxAdded + taxDeducted],
  ]
  const amount = (cents: Cents) => amountText(priced, cents)
  const method = shippingNameOf(priced)
  const percent = new Intl.NumberFormat(intlOf(priced), { style: 'percent', maximumFractionDigits: 2 })
  const net = `${percent.format(taxPercent / 100)} ${texts.on} ${amount(grandTotal - grandTotalTax)}`
  const included = grandTotalTax === 0 ? '' : ` (${texts.within} ${net}${colon} ${amount(grandTotalTax)})`
  return [
    `${texts.shipping}${method && `, ${method}`}${colon} ${amount(totals.shipping)}`,
    ...optional.flatMap(([label, cents]) =>
      cents === 0 ? [] : [`${texts[label]}${colon} ${amount(cents)}`],
    ),
    `${texts.total}${colon} ${amount(grandTotal)}${included}`,
    ...(region && includesImportCharges(region) ? [texts.imports] : []),
    ...(exempt ? [`${texts.exempt} ${state.address.vatNumber ?? ''}.`] : []),
  ]
}

/** Account, amount, reference and due date of an order that is paid by bank transfer; empty for any other. */
function howToPay(priced: PricedSelection, order: number, date: string): string[] {
  const { state, totals } = priced
  const texts = confirmationTexts[state.language]
  const colon = colonOf(state.language)
  const transfer = bankTransfersFor(state.country ?? '').find(
    ({ paymentMethod }) => paymentMethod === state.paymentMethod,
  )
  if (!transfer || totals.grandTotal === 0) return []
  return [
    `${texts.transfer}${colon}`,
    `${texts.amount}${colon} ${amountText(priced, totals.grandTotal)}`,
    `${texts.pay}${colon} ${transfer.recipient}`,
    ...transfer.accounts.map(({ name, number }) => `${name}${colon} ${number}`),
    `${texts.reference}${colon} ${order}`,
    `${texts.by}${colon} ${dayText(priced, dayAfter(date, transfer.days))}`,
  ]
}

function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

function addressRows(address: Address, language: Locale): string[] {
  const { company, firstName, lastName, address1, address2, zipCode, city, state, country, vatNumber } =
    address
  const rows = [
    company,
    join(firstName, lastName),
    address1,
    address2,
    join(zipCode, city),
    join(state, country && new Intl.DisplayNames(language, { type: 'region' }).of(country)),
    vatNumber,
  ]
  return rows.filter((row): row is string => Boolean(row))
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}

function sellerTexts({ state }: PricedSelection): string[] {
  const { name, address, email, phone, registers } = seller(state.language)
  const colon = colonOf(state.language)
  return [
    `${confirmationTexts[state.language].seller}${colon}`,
    name,
    ...address,
    email,
    phone,
    ...registers.map((register) => `${register.name}${colon} ${register.number}`),
  ]
}

/** A page of the shop as text, in the words of the law of the buyer. */
function pageTexts(slug: string, { state }: PricedSelection): string[] {
  const page = pages.get(slug)
  if (!page) throw new Error(`no page ${slug}`)
  const { title, sections } = page.texts[state.language]
  const inLaw = (text: string) => textInLawOf(withoutRemarks(text), { locale: state.language }, state.country)
  return [
    inLaw(title).toUpperCase(),
    ...sections.flatMap(({ heading, paragraphs }) => [
      `${inLaw(heading)}${colonOf(state.language)}`,
      ...paragraphs.map(inLaw),
    ]),
  ]
}

function withoutRemarks(text: string): string {
  return Object.values(remarksOnBritain).reduce((rest, remark) => rest.replace(` ${remark}`, ''), text)
}
