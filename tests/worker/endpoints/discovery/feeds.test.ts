import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { productWire } from '#tests/support/examples/products.ts'
import { formatFaults } from '#tests/support/product-format.ts'
import { readFeed } from '#tests/support/shop/readers/read-feed.ts'
import { createEdge, type EdgeOptions, region } from '#tests/support/shop/test-edge.ts'
import { callBudgets, feedLimits } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const Body = v.object({
  language: v.string(),
  market: v.number(),
  pricelist: v.number(),
  skipFirst: v.number(),
  limit: v.number(),
})

interface BackEnd {
  products?: Record<string, unknown>[]
  /** Answers a call for a page of products, counted from 1, if it returns something else than null. */
  instead?: (call: number, page: { products: object[]; productCount: number }) => Response | null
  facts?: () => Response
}

const terms = {
  shippingMethod: '1',
  name: 'Parcel',
  prices: [{ overKilograms: 0, price: 59 }],
  days: { min: 1, max: 3 },
}
const facts = (currency: string) => Response.json({ shop: { currency, deliveryMethods: [terms] } })
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    product: String(index + 1),
    uri: `part-${index + 1}`,
    items: [{ item: `${index + 1}-1`, sku: `P-${index + 1}`, stock: 'yes' }],
  }))

function shopOf({ products = numbered(3), instead, facts: answer }: BackEnd = {}, options: EdgeOptions = {}) {
  const pages: v.InferOutput<typeof Body>[] = []
  const edge = createEdge({
    ...options,
    async upstream(request) {
      const { pathname } = new URL(request.url)
      switch (pathname) {
        case '/checkout/countries/all':
          return Response.json({
            countries: [
              region('SE', '1', '11', 'SEK'),
              region('DE', '2', '12', 'EUR'),
              region('FR', '2', '12', 'EUR'),
              { ...region('NO', '4', '4', 'NOK'), shipTo: false },
            ],
          })
        case '/content/shop':
          return answer?.() ?? facts(request.url.includes('country=SE') ? 'SEK' : 'EUR')
        case '/checkout/products': {
          const body = v.parse(Body, await request.json())
          pages.push(body)
          const page = {
            products: products.slice(body.skipFirst, body.skipFirst + body.limit).map(productWire),
            productCount: products.length,
          }
          return instead?.(pages.length, page) ?? Response.json(page)
        }
        default:
          throw new Error(`no service is asked for ${pathname}`)
      }
    },
  })
  const read = async (path: string, init?: RequestInit) => {
    const response = await edge.fetch(path, init)
    const text = await response.text()
    await edge.settle()
    return { status: response.status, headers: response.headers, text }
  }
  return { ...edge, pages, read, itemsOf: async (path: string) => readFeed((await read(path)).text).items }
}

async function itemOf(wire: Record<string, unknown>, path = '/feed/1.xml') {
  const [item, ...others] = await shopOf({ products: [wire] }).itemsOf(path)
  expect(others).toEqual([])
  return (
    item &&
    Object.fromEntries([...item].map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
  )
}

describe('an item', () => {
  test('has what Google and Meta need, under the id that pixel and conversions send', async () => {
    const item = await itemOf({
      description: 'Vented. For <b> & "more".',
      categoryName: ['Brakes', 'Discs'],
      items: [{ item: '7-1', sku: 'BD-280-V', ean: '7312345678909', stock: 'few' }],
      weight_kg: '2.5',
    })
    expect(item).toEqual({
      id: 'BD-280-V',
      title: 'Brake disc front, 280 mm – Bromsvik',
      description: 'Vented. For <b> & "more".',
      link: 'https://shop.test/sv/p/brake-disc-280',
      image_link: 'https://shop.test/media/BD-280-V-1.svg',
      availability: 'in_stock',
      price: '349.00 SEK',
      condition: 'new',
      brand: 'Bromsvik',
      gtin: '7312345678909',
      mpn: 'BD-280-V',
      product_type: 'Brakes > Discs',
      'shipping.country': 'SE',
      'shipping.service': 'Parcel',
      'shipping.price': '59.00 SEK',
      'shipping.min_handling_time': '0',
      'shipping.max_handling_time': '1',
      'shipping.min_transit_time': '1',
      'shipping.max_transit_time': '3',
      shipping_weight: '2.5 kg',
    })
  })

  test.each([
    [{ available: false }, 'out_of_stock', undefined],
    [{ availability_kind: 'supplier', availability_days: '4' }, 'in_stock', undefined],
    [{ availability_kind: 'preorder', availability_date: '2027-01-10' }, 'preorder', '2027-01-10T00:00Z'],
    [{ availability_kind: 'on_order', availability_date: '2027-01-10' }, 'backorder', '2027-01-10T00:00Z'],
    [{ availability_kind: 'on_order' }, 'out_of_stock', undefined],
    [{ availability_kind: 'preorder', availability_date: 'soon' }, 'out_of_stock', undefined],
  ])('of a product with %j is %s', async (wire, availability, day) => {
    const item = await itemOf(wire)
    expect([item?.availability, item?.availability_date]).toEqual([availability, day])
  })

  test('has the lowest price of 30 days before a reduction, and that of a litre', async () => {
    const lowestPrice = [{ periodDays: 30, priceAsNumber: 400 }]
    expect(await itemOf({ showAsOnSale: true, lowestPrice, tech_volume_l: '4' })).toMatchObject({
      price: '400.00 SEK',
      sale_price: '349.00 SEK',
      unit_pricing_measure: '4 l',
      unit_pricing_base_measure: '1 l',
    })
    expect(await itemOf({ showAsOnSale: false, lowestPrice })).toMatchObject({ price: '349.00 SEK' })
  })

  describe('names the cars of a part', () => {
    const vehicle = {
      1: 'Volvo 240, B21A [volvo-240-b21a]',
      2: 'Volvo 240, B230F [volvo-240-b230f]',
      3: 'Volvo 740, B230F [volvo-740-b230f]',
    }
    const carsOf = async (wire: Record<string, unknown>) => {
      const [item] = await shopOf({ products: [wire] }).itemsOf('/feed/1.xml')
      const valuesOf = (name: string) => item?.get(`product_detail.${name}`) ?? []
      expect(new Set(valuesOf('section_name')).size).toBeLessThanOrEqual(1)
      expect(valuesOf('section_name').length).toBe(valuesOf('attribute_value').length)
      expect(item && formatFaults(item, 'SEK')).toEqual([])
      return valuesOf('attribute_name').map((name, index) => [name, valuesOf('attribute_value')[index]])
    }

    test.each([
      [
        'volvo-240:b21a,1975-1984.7|:b230f,1985-1993;volvo-740,1984-',
        [
          ['Volvo 240', 'B21A 1975–07/1984; B230F 1985–1993'],
          ['Volvo 740', 'Alla motorer 1984–'],
        ],
      ],
      [
        '',
        [
          ['Volvo 240', 'B21A, B230F'],
          ['Volvo 740', 'B230F'],
        ],
      ],
      ['*', []],
      // Other conditions on the car, and those that its handbook decides, are left to the page.
      ['volvo-240:b21a,bdrum-228;volvo-740,1984-1992,c271000-', []],
      ['volvo-240:b21a,ah|:b230f,ag;volvo-740,sleft', []],
      ['volvo-240:b21a,1975-1975,q4;saab-900', [['Volvo 240', 'B21A 1975']]],
      ['volvo-240:b19', []],
    ])('with the summary %s', async (fit_summary, expected) => {
      expect(await carsOf({ vehicle, fit_summary })).toEqual(expected)
    })

    test('in the language of the feed', async () => {
      const sectionIn = async (path: string) =>
        (await shopOf({ products: [{ vehicle }] }).itemsOf(path))[0]?.get('product_detail.section_name')?.[0]
      expect([await sectionIn('/feed/1.xml'), await sectionIn('/feed/1/en.xml')]).toEqual([
        'Passar dessa bilar',
        'Fits these cars',
      ])
    })

    test('only whole entries of cars are listed, up to the length that the format allows', async () => {
      const many = Object.fromEntries(
        Array.from({ length: 400 }, (_, index) => [
          index,
          `Volvo ${index % 80}, ${'Engine'.repeat(9)} ${index} [volvo-${index % 80}-e${index}]`,
        ]),
      )
      expect(await carsOf({ vehicle: many })).toHaveLength(feedLimits.models)
      const years = Array.from(
        { length: 300 },
        (_, index) => `:b21a,${1_900 + (index % 101)}.${1 + (index % 12)}-`,
      )
      const [[, cars = ''] = []] = await carsOf({
        vehicle,
        fit_summary: `volvo-240${years.slice(0, 190).join('|')}`,
      })
      expect(cars.length).toBeGreaterThan(900)
      expect(cars.split('; ').filter((car) => !/^B21A \d{2}\/\d{4}–$/.test(car))).toEqual([])
    })
  })

  test('is one of a group if its product has several', async () => {
    const items = [
      { item: '7-1', name: 'M', sku: 'S-M', stock: 'yes' },
      { item: '7-2', name: 'L', sku: 'S-L', stock: 'no' },
    ]
    const fed = await shopOf({ products: [{ items }] }).itemsOf('/feed/1.xml')
    expect(
      fed.map((item) => ['id', 'item_group_id', 'size', 'availability'].map((name) => item.get(name)?.[0])),
    ).toEqual([
      ['S-M', '7', 'M', 'in_stock'],
      ['S-L', '7', 'L', 'out_of_stock'],
    ])
    expect(fed[1]?.get('link')).toEqual(['https://shop.test/sv/p/brake-disc-280?item=7-2'])
    expect(fed[1]?.get('title')?.[0]).toMatch(/, L$/)
  })

  test('shows photographs and no drawings beside them, and no more than the format allows', async () => {
    const standard = [
      '/a.svg?v=1',
      ...Array.from({ length: 15 }, (_, index) => `https://photos.test/${index}.jpg`),
    ]
    const item = await itemOf({ media: { standard } })
    expect(item?.image_link).toBe('https://photos.test/0.jpg')
    expect(item?.additional_image_link).toHaveLength(10)
  })

  test('of a product with drawings only shows its picture for link previews', async () => {
    const media = { standard: ['/a-1.svg', '/a-2.svg'], share: ['/a-og.png'] }
    const item = await itemOf({ media })
    expect([item?.image_link, item?.additional_image_link]).toEqual(['https://shop.test/a-og.png', undefined])
    expect((await itemOf({ media: { ...media, standard: ['/a.jpg'] } }))?.image_link).toBe(
      'https://shop.test/a.jpg',
    )
  })

  test('is missing where catalogues would refuse it', async () => {
    const products = [{ priceAsNumber: null }, { priceAsNumber: 0 }, { media: [] }]
    expect(await shopOf({ products }).itemsOf('/feed/1.xml')).toEqual([])
  })

  test('is allowed however long its texts are, and whatever characters are in them', async () => {
    const name = `${'ö<&>"\' '.repeat(60)}\u0000]]>`
    const [item] = await shopOf({
      products: [{ name, description: name.repeat(30), categoryName: [name, name] }],
    }).itemsOf('/feed/1.xml')
    expect(item && formatFaults(item, 'SEK')).toEqual([])
  })
})

describe('a feed', () => {
  test('has the products, prices and language of its market', async () => {
    const { read, pages } = shopOf()
    const { status, headers, text } = await read('/feed/1.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    expect(headers.get('vary')).toContain('accept-encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(readFeed(text).items).toHaveLength(3)
    expect(pages).toMatchObject([
      { language: 'sv', market: 1, pricelist: 11, limit: 1 },
      { language: 'sv', market: 1, pricelist: 11, skipFirst: 0, limit: 125 },
    ])
    await read('/feed/2.xml')
    await read('/feed/2/fr.xml')
    expect(pages.slice(2).map(({ language, market }) => [language, market])).toEqual([
      ['en', 2],
      ['en', 2],
      ['fr', 2],
      ['fr', 2],
    ])
  })

  test.each([
    '/feed/3.xml',
    '/feed/4.xml',
    '/feed/0.xml',
    '/feed/01.xml',
    '/feed/1-1.xml',
    '/feed/1-2.xml',
    '/feed/1.xml.gz',
    '/feed/1/no.xml',
    '/feed/1/sv-2.xml',
    '/feed/sv.xml',
    '/feed/1/1.xml',
    '/feed/1/sv',
  ])('is not found at %s', async (path) => {
    expect(await shopOf().read(path)).toMatchObject({ status: 404, text: '' })
  })

  test.each([
    ['all', [200, 200]],
    ['none', [404, 404]],
    ['2', [404, 200]],
    ['7 1', [200, 404]],
  ])('with FEEDS=%s of two markets answers %j', async (FEEDS, expected) => {
    const { read, pages } = shopOf({}, { variables: { FEEDS } })
    const statuses = [await read('/feed/1.xml'), await read('/feed/2/de.xml')].map(({ status }) => status)
    expect(statuses).toEqual(expected)
    if (FEEDS === 'none') expect(pages).toEqual([])
  })

  test('is compressed for those who take that', async () => {
    const { fetch, settle, read } = shopOf()
    const plain = await read('/feed/1.xml')
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['br, gzip;q=0.5', 'gzip'],
      ['*', 'gzip'],
      ['gzip;q=0', null],
      ['br', null],
    ] as const) {
      const response = await fetch('/feed/1.xml', { headers: { 'accept-encoding': accepted } })
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, encoding])
      expect(new TextDecoder().decode(encoding ? gunzipSync(bytes) : bytes)).toBe(plain.text)
      expect(response.headers.get('etag')).toBe(plain.headers.get('etag'))
    }
    await settle()
  })

  test('is not sent again while it is the same', async () => {
    const { read } = shopOf()
    const etag = (await read('/feed/1.xml')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\da-f]{32}"$/)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const { status, headers, text } = await read('/feed/1.xml', { headers: { 'if-none-match': known } })
      expect([known, status, text, headers.get('etag')]).toEqual([known, 304, '', etag])
    }
    expect((await read('/feed/1.xml', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const other = await shopOf({ products: [{ priceAsNumber: 350 }] }).read('/feed/1.xml')
    expect(other.headers.get('etag')).not.toBe(etag)
  })

  test('answers HEAD with the headers of GET', async () => {
    const { read } = shopOf()
    const [head, get] = [await read('/feed/1.xml', { method: 'HEAD' }), await read('/feed/1.xml')]
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['content-type', 'cache-control', 'etag'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
    expect((await read('/feed/9.xml', { method: 'HEAD' })).status).toBe(404)
  })

  test('has no delivery where the shop does not know it, and is an error if it cannot find out', async () => {
    const unknown = shopOf({ facts: () => Response.json({ errors: {} }, { status: 404 }) })
    const [item] = await unknown.itemsOf('/feed/1.xml')
    expect(item?.has('shipping.price')).toBe(false)
    const failing = shopOf({ facts: () => Response.json({}, { status: 500 }) })
    expect((await failing.read('/feed/1.xml')).status).toBe(503)
  })
})

describe('the calls of a feed', () => {
  const callsOfPart = feedLimits.products / 125

  test('read 125 products each, and only those of the part', async () => {
    const { itemsOf, read, pages } = shopOf({ products: numbered(feedLimits.products + 200) })
    expect(await itemsOf('/feed/1.xml')).toHaveLength(feedLimits.products)
    expect(pages.slice(1).map(({ skipFirst, limit }) => [skipFirst, limit])).toEqual(
      Array.from({ length: callsOfPart }, (_, index) => [index * 125, 125]),
    )
    const made = pages.length
    const { parts, items } = readFeed((await read('/feed/1-2.xml')).text)
    expect(items).toHaveLength(200)
    expect(pages.slice(made).map(({ skipFirst }) => skipFirst - feedLimits.products)).toEqual([0, 125])
    expect([...parts]).toEqual([
      ['self', 'https://shop.test/feed/1-2.xml'],
      ['first', 'https://shop.test/feed/1.xml'],
      ['previous', 'https://shop.test/feed/1.xml'],
      ['last', 'https://shop.test/feed/1-2.xml'],
    ])
    expect((await read('/feed/1-3.xml')).status).toBe(404)
  })

  test('are made once for those who ask at the same time, and again after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { read, pages } = shopOf()
    await Promise.all(Array.from({ length: 10 }, () => read('/feed/1.xml')))
    expect(pages).toHaveLength(2)
    vi.setSystemTime(Date.now() + 9 * 60_000)
    await read('/feed/1.xml')
    expect(pages.filter(({ limit }) => limit === 125)).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    await read('/feed/1.xml')
    expect(pages.filter(({ limit }) => limit === 125)).toHaveLength(2)
  })

  test('of one network are bounded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { saved } = callBudgets.network.page
    const { read, pages } = shopOf({
      products: numbered(4),
      instead: (call, page) =>
        call === 1
          ? Response.json({ ...page, productCount: 2 * saved * feedLimits.products })
          : Response.json({ errors: { limit: 'too many' } }, { status: 400 }),
    })
    const greedy = { headers: { 'cf-connecting-ip': '203.0.113.66' } }
    const statuses: number[] = []
    for (let part = 2; part < saved + 20; part += 1)
      statuses.push((await read(`/feed/1-${part}.xml`, greedy)).status)
    expect(statuses.at(0)).toBe(503)
    expect(statuses.at(-1)).toBe(429)
    const made = pages.length
    expect(made).toBeLessThanOrEqual(saved)
    await read('/feed/1-2.xml', { headers: { 'cf-connecting-ip': '203.0.113.67' } })
    expect(pages.length).toBe(made + 1)
  })
})

describe('while the catalogue fails', () => {
  const products = numbered(400)
  type Fault = NonNullable<BackEnd['instead']>
  const faults: [string, Fault][] = [
    ['answers 500', () => Response.json({}, { status: 500 })],
    ['refuses', () => Response.json({ errors: { limit: 'too many' } }, { status: 400 })],
    ['sends half a page', (_, page) => Response.json({ ...page, products: page.products.slice(0, 60) })],
    ['has lost a product meanwhile', (_, page) => Response.json({ ...page, productCount: 399 })],
    ['sends another shape', () => Response.json({ products: 'many' })],
  ]

  test.each(faults)('one that %s in the middle has no feed, and a whole one afterwards', async (_, fault) => {
    const back = { fails: true }
    const { read, itemsOf } = shopOf({
      products,
      instead: (call, page) => (back.fails && call >= 3 ? fault(call, page) : null),
    })
    const { status, headers, text } = await read('/feed/1.xml')
    expect([status, headers.get('retry-after'), text]).toEqual([503, '30', ''])
    expect(headers.get('cache-control')).toBe('private, no-store')
    back.fails = false
    expect(await itemsOf('/feed/1.xml')).toHaveLength(400)
  })

  test('a feed that is known is served for hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const back = { fails: false }
    const { itemsOf } = shopOf({
      products: numbered(20),
      instead: () => (back.fails ? Response.json({}, { status: 500 }) : null),
    })
    await itemsOf('/feed/1.xml')
    back.fails = true
    vi.setSystemTime(Date.now() + 20 * 60 * 60_000)
    expect(await itemsOf('/feed/1.xml')).toHaveLength(20)
  })
})
