import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { localized } from '#src/locale-prefix.ts'
import { createTestShop } from '#tests/support/shop/test-shop.ts'
import { sellerName } from '#worker/sandbox/content-api/seller.ts'
import { type Country, countries, isOutsideTheUnion } from './countries.ts'
import { type Place, placeOrder, readPages, seeGoods, subscribe, withdraw } from './walk.ts'
import { words } from './words.ts'

const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:15:30Z') }))
afterAll(() => void vi.useRealTimers())

/** The walks through the shop, each made once by country and language, when the first duty asks for it. */
function walksOf(country: Country) {
  const once = <Result>(walk: () => Promise<Result>) => {
    let made: Promise<Result> | undefined
    return () => {
      made ??= walk()
      return made
    }
  }
  const order = once(() => placeOrder(shop, country))
  return {
    goods: once(() => seeGoods(shop, country)),
    pages: once(() => readPages(shop, country)),
    order,
    business: once(() =>
      placeOrder(shop, country, { business: 'yes', 'address.company': 'Example Workshop' }),
    ),
    withdrawal: once(async () => withdraw(shop, country, await order())),
    newsletter: once(() => subscribe(shop, country)),
  }
}

interface Duty {
  duty: string
  /** The countries in which it applies; all of them if absent. */
  applies?: (country: Country) => boolean
  /** Expects it to be met, at each place where it stands. */
  met: (walks: ReturnType<typeof walksOf>, country: Country) => Promise<void>
}

const isIn =
  (...codes: string[]) =>
  ({ country }: Country) =>
    codes.includes(country)
const isInUnion = (country: Country) => !isOutsideTheUnion(country)
/** The price of a product page, with what stands beside it. */
const priceOf = ({ html }: Place) => /<p class="price-tag".*?<\/p>/s.exec(html)?.[0] ?? ''
const count = (text: string, part: string) => text.split(part).length - 1
const linksTo = (slug: string, { locale }: Country) => `href="${localized(locale, `/info/${slug}`)}"`

/** The duties of a shop for consumers, and where each is met. */
const duties: Duty[] = [
  {
    duty: 'the language of the page is one of the country',
    applies: ({ country }) => country !== 'NO',
    met: async ({ goods, pages, order }, { locale }) => {
      for (const { html } of [(await goods()).product, (await pages()).terms, (await order()).order])
        expect(html).toContain(`<html lang="${locale}"`)
    },
  },
  {
    duty: 'beside each price: VAT is included, delivery is not',
    met: async ({ goods, order }, country) => {
      const { price } = words[country.locale]
      const { listing, product } = await goods()
      const cards = listing.html.match(/<article/g)?.length ?? 0
      expect(cards).toBeGreaterThan(10)
      expect(count(listing.text, price)).toBeGreaterThanOrEqual(cards)
      expect(product.text).toContain(price)
      const [promise = ''] = /<section class="promise".*?<\/section>/s.exec(product.html) ?? []
      expect(promise).toContain(linksTo('delivery', country))
      const { cart, above } = await order()
      for (const { html } of [cart, above]) expect(html).toMatch(/class="cart-totals".*<dt>/s)
    },
  },
  {
    duty: 'a table of delivery costs and times, by the country of delivery',
    met: async ({ pages }, { country, locale }) => {
      const { delivery } = await pages()
      const place = new Intl.DisplayNames(locale, { type: 'region' }).of(country)
      const title = `${words[locale].deliveryTo} ${place}`
      expect(delivery.text).toContain(title)
      const table = delivery.text.slice(delivery.text.indexOf(title))
      expect(table).toMatch(/\d(?:[–-]| à )\d/)
      expect(table).toMatch(/(?:€|£|kr|NOK)/)
    },
  },
  {
    duty: 'the time of delivery: at the product, the delivery methods, on receipt and mail',
    met: async ({ goods, order }, { locale }) => {
      const { expected, arrival } = words[locale]
      const { delivery, receipt, mail } = await order()
      for (const { text } of [(await goods()).product, delivery])
        expect(text).toMatch(new RegExp(`${expected} \\D{0,9}\\d`))
      for (const { text } of [receipt, mail]) expect(text).toMatch(new RegExp(`${arrival} ?:? \\D{0,9}\\d`))
    },
  },
  {
    duty: 'the price of a litre for what is sold by volume, and of nothing else',
    met: async ({ goods }, country) => {
      const { perLitre } = words[country.locale]
      const { oil, paint, product, battery } = await goods()
      for (const place of isInUnion(country) ? [oil, paint] : [oil])
        expect(priceOf(place)).toContain(perLitre)
      expect(priceOf(paint)).not.toContain('100')
      for (const place of [product, battery]) expect(priceOf(place)).not.toContain(perLitre)
    },
  },
  {
    duty: 'a reduction names the lowest price of 30 days, on cards too',
    applies: ({ country }) => country !== 'GB',
    met: async ({ goods }, { locale }) => {
      const { lowest30 } = words[locale]
      const { sale, reduced } = await goods()
      expect(count(sale.text, lowest30)).toBe(sale.html.match(/<article/g)?.length)
      expect(reduced.text).toContain(lowest30)
    },
  },
  {
    duty: 'the order button obliges to pay in so many words, with the goods and their price directly above it',
    met: async ({ order }, { locale }) => {
      const { above, button, part } = await order()
      expect(button).toBe(words[locale].order)
      expect(above.text).toContain(part)
      expect(above.html).toMatch(/class="cart-totals"/)
      expect(above.html).not.toContain('<details')
    },
  },
  {
    duty: 'the legal guarantee of the country: at the product, before the order, on receipt and mail',
    met: async ({ goods, order }, country) => {
      const { product } = await goods()
      const { above, receipt, mail } = await order()
      for (const { text } of [product, above, receipt, mail]) expect(text).toContain(country.guarantee)
      for (const { html } of [product, above, receipt]) expect(html).toContain(linksTo('terms', country))
    },
  },
  {
    duty: 'the right to reject a faulty part within 30 days',
    applies: isIn('GB'),
    met: async ({ goods, pages, order }) => {
      const { above, receipt, mail } = await order()
      for (const { text } of [(await goods()).product, above, receipt, mail])
        expect(text).toContain('return a faulty part for a full refund within 30 days')
      expect((await pages()).terms.text).toContain('six years, in Scotland for five')
    },
  },
  {
    duty: 'no right to reject where the law has none',
    applies: isIn('NO'),
    met: async ({ goods, order }) => {
      for (const { text } of [(await goods()).product, (await order()).above])
        expect(text).not.toContain('return a faulty part')
    },
  },
  {
    duty: 'the withdrawal function: in the footer, on the receipt, for guests, acknowledged with its time',
    applies: isInUnion,
    met: async ({ goods, order, withdrawal }, { locale }) => {
      const { withdraw: here } = words[locale]
      const path = localized(locale, '/withdraw')
      const { receipt, number } = await order()
      const link = new RegExp(`href="${path}(?:\\?order=\\d+)?"[^>]*>${here}`)
      for (const { html } of [(await goods()).home, receipt]) expect(html).toMatch(link)
      const { received, mail } = await withdrawal()
      expect(received.status).toBe(200)
      expect(mail.text).toContain(number)
      expect(mail.text).toMatch(/T\d\d:\d\d:\d\d/)
    },
  },
  {
    duty: 'instruction on withdrawal and its form, with all ways to reach the seller: on a page and in the mail',
    met: async ({ pages, order }, { country, locale }) => {
      const name = country === 'GB' ? /right to cancel/i : new RegExp(words[locale].modelForm)
      for (const { text } of [(await pages()).withdrawal, (await order()).mail]) {
        expect(text).toMatch(name)
        for (const way of ['Provgatan 1', '+46 8 465 004 00', '@']) expect(text).toContain(way)
      }
    },
  },
  {
    duty: 'mails call it a cancellation where the law does',
    applies: isIn('GB'),
    met: async ({ order, withdrawal }) => {
      const mails = [(await order()).mail, (await withdrawal()).mail]
      for (const { text } of mails) expect(text).not.toMatch(/withdr[ae]w/i)
      expect(mails[0]?.text).toContain('Model cancellation form')
      expect(mails[1]?.text).toContain('your cancellation of the contract')
    },
  },
  {
    duty: 'the imprint: seller, registers, telephone, and what else the country wants',
    met: async ({ pages }, { country, locale }) => {
      const { text } = (await pages()).imprint
      const special: Record<string, string[]> = {
        AT: ['Medieninhaber', 'Unternehmensgegenstand'],
        DE: ['Vertreten durch'],
        FR: ['Capital social', 'directrice de la publication', 'Hébergeur'],
      }
      for (const fact of ['559999-9991', 'SE559999999101', '+46 8 465 004 00', ...(special[country] ?? [])])
        expect(text).toContain(fact)
      expect(text).toContain(new Intl.DisplayNames(locale, { type: 'region' }).of('SE'))
    },
  },
  {
    duty: 'who made a product and, for makers outside the Union, who is responsible in it, in the reader’s words',
    applies: isInUnion,
    met: async ({ goods }, { locale }) => {
      const { responsible, britain } = words[locale]
      const { imported } = await goods()
      const sweden = new Intl.DisplayNames(locale, { type: 'region' }).of('SE')
      const [, maker = '', person = ''] =
        /Hallbrook \(demo\)(.*?)Kolvgatan Demo AB(.{0,120})/s.exec(imported.text) ?? []
      expect(maker).toContain(`DM1 1AA, ${britain}`)
      expect(maker).toContain(responsible)
      expect(person).toContain(`Demostad, ${sweden}`)
      expect(person).toContain('safety@kolvgatan.example')
    },
  },
  {
    duty: 'dangerous goods, which go by road alone, are not sold beyond the customs border',
    applies: isOutsideTheUnion,
    met: async ({ goods }, { country }) => {
      const { aerosol, battery, paint } = await goods()
      const place = new Intl.DisplayNames('en', { type: 'region' }).of(country)
      for (const { text } of [aerosol, battery, paint])
        expect(text).toMatch(new RegExp(`Not sold in (?:the )?${place}`))
    },
  },
  {
    duty: 'pictograms, signal word and hazards of a dangerous product, without bare codes',
    applies: isInUnion,
    met: async ({ goods }, { locale }) => {
      const { aerosol } = await goods()
      for (const sign of ['GHS02', 'GHS07', 'GHS09'])
        expect(aerosol.html).toContain(`src="/safety/${sign}.svg"`)
      for (const text of words[locale].danger) expect(aerosol.text).toContain(text)
      expect(aerosol.text).not.toMatch(/\b(?:GHS ?\d{2}|UN ?\d{4}|(?:EU)?H[234]\d{2}|P[1-5]\d{2})\b/)
    },
  },
  {
    duty: 'the sign of a battery, and the way to what takes it back',
    applies: isInUnion,
    met: async ({ goods, pages }, country) => {
      const { battery } = await goods()
      expect(battery.html).toContain('src="/safety/bin-pb.svg"')
      expect(battery.html).toContain(linksTo('take-back', country))
      expect((await pages()).takeBack.text).toContain('Pb')
    },
  },
  {
    duty: 'the deposit on a battery, at its price',
    applies: isIn('DE'),
    met: async ({ goods }) => {
      expect((await goods()).battery.text).toContain('zzgl. 7,50 € Batteriepfand')
    },
  },
  {
    duty: 'old electrical parts and used oil: signs, and the way to what takes them back',
    met: async ({ goods, pages }, country) => {
      const { electrical, oil } = await goods()
      expect(electrical.html).toContain('src="/safety/bin.svg"')
      for (const { html } of [electrical, oil]) expect(html).toContain(linksTo('take-back', country))
      expect((await pages()).takeBack.html).toContain(`href="${localized(country.locale, '/support')}"`)
    },
  },
  {
    duty: 'a point that takes back oil and batteries, by name and address',
    applies: isIn('DE'),
    met: async ({ pages, order }) => {
      for (const { text } of [(await pages()).takeBack, (await order()).receipt])
        expect(text).toContain('Musterwerkstatt GmbH')
    },
  },
  {
    duty: 'the Triman sign, and the identifiers of the seller',
    applies: isIn('FR'),
    met: async ({ goods, pages }) => {
      const { electrical, battery, oil } = await goods()
      for (const { html } of [electrical, battery, oil]) expect(html).toContain('src="/safety/triman.svg"')
      const { text } = (await pages()).takeBack
      for (const identifier of ['FR000000_05DEMO', 'FR000000_06DEMO', 'FR000000_17DEMO'])
        expect(text).toContain(identifier)
    },
  },
  {
    duty: 'a statement on accessibility that names the authority',
    applies: ({ accessibility }) => accessibility !== null,
    met: async ({ pages }, { accessibility }) => {
      expect((await pages()).accessibility.text).toContain(accessibility)
    },
  },
  {
    duty: 'the privacy page names the services, their cookies and how long they live',
    met: async ({ pages }) => {
      const { text } = (await pages()).privacy
      for (const fact of [
        'Google Ireland Limited',
        '_ga',
        '400',
        'Meta Platforms',
        '_fbp',
        '90',
        'rc_consent',
      ])
        expect(text).toContain(fact)
    },
  },
  {
    duty: 'consent: nothing measures before an answer, and to refuse is as easy as to accept',
    met: async ({ goods }, country) => {
      const { html } = (await goods()).home
      const [question = ''] = /<section class="consent-bar"[^>]*>.*?<\/section>/s.exec(html) ?? []
      const buttons = question.match(/<button[^>]*>/g) ?? []
      const [accept, refuse] = buttons.map((button) => button.match(/ (?:class|data-[a-z]+)="[^"]*"/g))
      expect(buttons).toHaveLength(3)
      expect(refuse).toEqual(accept)
      expect(question).toContain(linksTo('privacy', country))
      expect(html).not.toMatch(/<script[^>]*src="https?:/)
    },
  },
  {
    duty: 'the mail is the contract: seller, goods, deposit as in the cart, VAT, account, addresses, terms',
    met: async ({ order, pages }, { vat }) => {
      const { mail, receipt, part, deposit } = await order()
      expect(deposit).toMatch(/\d/)
      for (const { text } of [mail, receipt]) {
        for (const fact of [sellerName, '559999-9991', part, deposit, 'Testgatan 1'])
          expect(text).toContain(fact)
        expect(text).toMatch(new RegExp(`(?<![\\d,])${vat} ?%`))
      }
      const [title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec((await pages()).terms.html)?.slice(1) ?? []
      expect(mail.text).toContain(title.toUpperCase())
    },
  },
  {
    duty: 'credit is neither the first method of payment nor chosen beforehand',
    applies: isIn('SE', 'FI'),
    met: async ({ order }) => {
      const { html } = (await order()).payment
      const methods = [...html.matchAll(/<input[^>]*name="paymentMethod"[^>]*>/g)].map(([input]) => input)
      expect(methods.length).toBeGreaterThan(2)
      expect(methods[0]).not.toContain('value="invoice"')
      expect(methods.find((input) => input.includes('value="invoice"'))).not.toContain('checked')
    },
  },
  {
    duty: 'a fee for a method of payment is shown before the order and never more than its cost, or forbidden',
    met: async ({ order, pages }, { locale, fee }) => {
      const { above, receipt } = await order()
      expect((await pages()).terms.text).toContain(words[locale].feeAtCost)
      for (const { text } of [above, receipt]) {
        if (fee === null) expect(text).not.toMatch(/(?<![\d.])1,90/)
        else expect(text).toContain(fee)
      }
    },
  },
  {
    duty: 'a business of another country of the Union reads of an exempt supply, not of reverse charge',
    applies: ({ vatNumber }) => vatNumber !== null,
    met: async ({ business }, { locale, vatNumber }) => {
      const { exempt, reverseCharge } = words[locale]
      const { receipt, mail } = await business()
      for (const { text } of [receipt, mail]) {
        expect(text).toContain(exempt)
        expect(text).toContain(vatNumber)
        expect(text).not.toMatch(reverseCharge)
      }
    },
  },
  {
    duty: 'the body that settles disputes, with its address, or that the shop takes no part',
    met: async ({ pages, order }, { locale, disputes }) => {
      const { imprint } = await pages()
      const { receipt } = await order()
      if (disputes === null) expect(imprint.text).toContain(words[locale].noProceedings)
      else
        for (const { text } of [imprint, receipt]) for (const fact of disputes) expect(text).toContain(fact)
    },
  },
  {
    duty: 'who pays import VAT and customs duty: in cart and checkout, on receipt, mail and the page on delivery',
    applies: isOutsideTheUnion,
    met: async ({ order, pages }, { locale }) => {
      const { cart, above, receipt, mail } = await order()
      for (const { text } of [cart, above, receipt, mail]) expect(text).toContain(words[locale].imports)
      expect((await pages()).delivery.text).toContain('you pay nothing on delivery')
    },
  },
  {
    duty: 'nothing of import VAT where no customs border is crossed',
    applies: isInUnion,
    met: async ({ order }, { locale }) => {
      const { cart, above, receipt } = await order()
      for (const { text } of [cart, above, receipt]) expect(text).not.toContain(words[locale].imports)
    },
  },
  {
    duty: 'the newsletter comes only after a link in a mail is confirmed, and each one can be left by a press',
    met: async ({ newsletter }, { locale }) => {
      const { confirm: asks, leave } = words[locale]
      const { status, subscribed, asked, confirm, welcome } = await newsletter()
      expect([status, subscribed]).toEqual([202, [false, true]])
      for (const text of asks) expect(asked.text).toContain(text)
      expect(confirm.html).toContain(`<html lang="${locale}"`)
      expect(welcome.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(welcome.text).toContain(leave)
    },
  },
]

describe.each(countries.map((country) => ({ name: `${country.country}, ${country.locale}`, country })))(
  'in $name',
  ({ country }) => {
    const walks = walksOf(country)
    const applying = duties.filter(({ applies }) => applies?.(country) ?? true)
    test.each(applying)('$duty', async ({ met }) => met(walks, country))
  },
)
