import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { shoppers } from '#tests/journeys/shoppers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, textOf } from '#tests/support/shop/test-shop.ts'

/** What each country requires to be said, in a language of the shop that is spoken there. */
const countries: [country: string, locale: Locale, price: string, guarantee: string][] = [
  ['SE', 'sv', 'inkl. moms, plus frakt', 'Lagstadgad reklamationsrätt: 3 år'],
  [
    'FI',
    'fi',
    'sis. alv, + toimitus',
    'Lakisääteinen virhevastuu: niin kauan kuin osan voi olettaa kestävän',
  ],
  ['DK', 'da', 'inkl. moms, plus fragt', 'Lovpligtig reklamationsret: 2 år'],
  ['NO', 'en', 'incl. VAT, plus delivery', 'Legal guarantee: 5 years'],
  ['DE', 'de', 'inkl. MwSt., zzgl. Versand', 'Gesetzliche Gewährleistung: 2 Jahre'],
  ['AT', 'de', 'inkl. MwSt., zzgl. Versand', 'Gesetzliche Gewährleistung: 2 Jahre'],
  [
    'NL',
    'nl',
    'incl. btw, excl. verzending',
    'Wettelijke garantie: zolang het onderdeel naar verwachting meegaat',
  ],
  ['BE', 'nl', 'incl. btw, excl. verzending', 'Wettelijke garantie: 2 jaar'],
  ['BE', 'fr', 'TTC, hors livraison', 'Garantie légale de conformité : 2 ans'],
  ['FR', 'fr', 'TTC, hors livraison', 'Garantie légale de conformité : 2 ans'],
  ['GB', 'en', 'incl. VAT, plus delivery', 'Legal guarantee: 6 years'],
]
const discs = '/c/brakes/disc-brakes/brake-discs'
let shop: Awaited<ReturnType<typeof createTestShop>>
beforeAll(async () => {
  shop = await createTestShop()
})

async function read(path: string, country: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': country } })
  const html = await response.text()
  await shop.settle()
  return { html, text: textOf(html).replaceAll(/[\u00a0\u202f]/g, ' ') }
}

describe.each(countries)('in %s, %s', (country, locale, price, guarantee) => {
  test('each price says that VAT is included and delivery is not', async () => {
    const { html, text } = await read(localized(locale, discs), country)
    const cards = html.match(/<article/g)?.length ?? 0
    expect(cards).toBeGreaterThan(10)
    expect(text.split(price).length - 1).toBeGreaterThanOrEqual(cards)
  })

  test('a product page states the legal guarantee and leads to the delivery costs', async () => {
    const { html } = await read(localized(locale, discs), country)
    const [, path = ''] = /<article.*?<h3[^>]*><a[^>]*href="([^"?]+)/s.exec(html) ?? []
    const product = await read(path, country)
    expect(product.text).toContain(price)
    expect(product.text).toContain(guarantee)
    expect(product.html).toContain(`href="${localized(locale, '/info/terms')}"`)
    const [promise = ''] = /<section class="promise".*?<\/section>/s.exec(product.html) ?? []
    expect(promise).toContain(`href="${localized(locale, '/info/delivery')}"`)
  })
})

test('in Britain the notice names the right to return a faulty part, elsewhere it does not', async () => {
  const disc = async (country: string) => {
    const { html } = await read(discs, country)
    const [, path = ''] = /<article.*?<h3[^>]*><a[^>]*href="([^"?]+)/s.exec(html) ?? []
    return (await read(path, country)).text
  }
  expect(await disc('GB')).toContain('return a faulty part for a full refund within 30 days')
  expect(await disc('NO')).not.toContain('return a faulty part')
})

/** The words of the order button: that ordering obliges to pay (Directive 2011/83/EU, article 8 (2)). */
const buttons: Record<Locale, string> = {
  en: 'Order and pay',
  sv: 'Beställ med betalningsskyldighet',
  fi: 'Tilaa ja sitoudu maksamaan',
  da: 'Bestil med betalingspligt',
  fr: 'Commander avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
  de: 'Zahlungspflichtig bestellen',
}

test.each(shoppers)(
  'in $country the goods, their price and the guarantee stand above the order button',
  async (buyer) => {
    const { locale, country, phoneNumber, zipCode, city } = buyer
    const shopper = createNoScriptShopper(shop, country)
    const [, path = '', name = ''] =
      /<article.*?<h3[^>]*><a[^>]*href="([^"?]+)[^>]*>(.*?)<\/a>/s.exec(
        (await shopper.read(localized(locale, discs))).html,
      ) ?? []
    const product = await shopper.read(path)
    const [, item = ''] = /name="item" value="([^"]+)"/.exec(product.html) ?? []
    await shopper.post(localized(locale, '/cart'), { item })
    const plain = localized(locale, '/checkout/plain')
    await shopper.post(plain, {
      step: 'address',
      'address.email': 'robin@example.com',
      'address.phoneNumber': phoneNumber,
      'address.country': country,
      'address.firstName': 'Robin',
      'address.lastName': 'Example',
      'address.address1': 'Testgatan 1',
      'address.zipCode': zipCode,
      'address.city': city,
    })
    const delivery = await shopper.read(`${plain}?step=delivery`)
    const [, shippingMethod = ''] = /name="shippingMethod"[^>]*value="([^"]+)"/.exec(delivery.html) ?? []
    await shopper.post(plain, { step: 'delivery', shippingMethod })
    const { html } = await shopper.post(plain, { step: 'payment', paymentMethod: 'prepayment' })
    const [, guarantee = ''] =
      countries.flatMap((row) => (row[0] === country && row[1] === locale ? [row.slice(2)] : []))[0] ?? []
    const [above = '', ...below] = html.split(`>${buttons[locale]}</button>`)
    expect(below).toHaveLength(1)
    const words = textOf(above).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(words).toContain(textOf(name).trim().replaceAll('\u00a0', ' '))
    expect(words).toContain(guarantee)
    expect(above.slice(above.lastIndexOf('class="ordered"'))).not.toContain('<details')
  },
)
