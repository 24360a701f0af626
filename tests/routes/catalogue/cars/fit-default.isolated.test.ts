import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { listingDefaults, listingPageSize } from '#src/config.ts'
import { isUndecided, possibleRows } from '#src/features/catalogue/listing/car/possible-rows.ts'
import type { ListingPages } from '#src/features/catalogue/listing/pages/listing-pages.ts'
import { summaryFit } from '#src/features/garage/fit/summary-fit.ts'
import { locales } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
const cars = [
  ['volvo-240-b230f', 'Volvo 240, B230F'],
  ['citroen-2cv-m28', 'Citroën 2CV'],
  ['vw-golf-4-akq', 'VW Golf IV, AKQ'],
] as const
const find = (category: string | undefined, text?: string, limit = 1) =>
  fetchCatalogue(Listing, '/products', {
    ...{ ...context, ...listingDefaults, limit },
    ...(category && { categories: [category] }),
    ...(text && { 'vehicle.name': [text] }),
  })

/** Every category with one of the cars in turn; a walk through all of them would take minutes. */
const listings = categories.map(({ category, uri }, index) => ({
  ...{ category, uri },
  car: cars[index % cars.length] ?? cars[0],
}))

test('each list shows the parts that fit the car of its address or may fit it, and all if there are none', async () => {
  const shop = await createTestShop()
  const seen = { some: 0, none: 0 }
  for (const { category, uri, car } of listings) {
    const [key] = car
    const response = await shop.fetch(`${paths.more(paths.category(uri))}?car=${key}`)
    const { cards } = (await response.json()) as ListingPages
    await shop.settle()
    const fits = cards.map(({ fit }) => summaryFit({ engine: { is: [key], not: [] } }, fit).kind)
    const all = (await find(category)).productCount
    if (fits.some((kind) => kind === 'fits' || kind === 'asks')) {
      seen.some += 1
      const others = fits.filter((kind) => ['refuses', 'unknown', 'otherGrade'].includes(kind))
      expect([uri, others]).toEqual([uri, []])
    } else {
      seen.none += 1
      expect([uri, cards.length]).toEqual([uri, Math.min(listingPageSize, all)])
    }
  }
  expect(seen.some).toBeGreaterThan(50)
  expect(seen.none).toBeGreaterThan(0)
}, 120_000)

test('a list and a search for a car ask what decides, after the parts that fit without an answer', async () => {
  const shop = await createTestShop()
  const key = 'volvo-240-b21a'
  for (const address of [
    `/c/brakes/disc-brakes/brake-discs?car=${key}`,
    `/search?keyword=brake+disc&car=${key}`,
  ]) {
    const html = await (await shop.fetch(address)).text()
    await shop.settle()
    expect([address, /matters for \d+ of these parts/.test(textOf(html))]).toEqual([address, true])
  }
  const more = await shop.fetch(`/more/c/brakes/disc-brakes/brake-discs?car=${key}`)
  const { cards } = (await more.json()) as ListingPages
  const ranks = cards.map(({ fit }) =>
    Number(isUndecided(possibleRows({ fitSummary: fit }, { vehicles: [key] }))),
  )
  expect(new Set(ranks).size).toBe(2)
  expect(ranks).toEqual(ranks.toSorted((left, right) => left - right))
})

test('a list of all parts has those of the car first, then those of every car, those without cars, and all others', async () => {
  const shop = await createTestShop()
  const [[key]] = cars
  const uri = 'oils-fluids-car-care'
  const category = categories.find((each) => each.uri === uri)?.category
  const all = (await find(category)).productCount
  const kinds: string[] = []
  const products: string[] = []
  for (let page = 1, more = true; more; page += 1) {
    const response = await shop.fetch(`${paths.more(paths.category(uri))}?car=${key}&show=all&page=${page}`)
    const pages = (await response.json()) as ListingPages
    more = pages.more
    const ofPage = pages.cards.map(({ fit }) => summaryFit({ engine: { is: [key], not: [] } }, fit).kind)
    products.push(...pages.cards.map(({ product }) => product))
    kinds.push(...ofPage.map((kind) => (kind === 'asks' ? 'fits' : kind)))
    const inOrder = ['universal', 'unknown', 'refuses']
    const others = ofPage.filter((kind) => inOrder.includes(kind))
    expect(others).toEqual(others.toSorted((left, right) => inOrder.indexOf(left) - inOrder.indexOf(right)))
  }
  const fitting = kinds.filter((kind) => kind === 'fits').length
  expect(fitting).toBeGreaterThan(0)
  expect(kinds.slice(fitting)).not.toContain('fits')
  expect(kinds).toEqual(expect.arrayContaining(['universal', 'unknown', 'refuses']))
  expect(products.length).toBe(all)
  expect(new Set(products).size).toBe(all)
}, 120_000)

test('a document has the numbers of parts that fit and of all, and its links keep the choice', async () => {
  const shop = await createTestShop()
  const [[key, name]] = cars
  const read = async (address: string) => {
    const html = await (await shop.fetch(address)).text()
    await shop.settle()
    return html
  }
  const fits = await read(`/c/brakes?car=${key}`)
  const [, fitting, all] = new RegExp(`For ${name}: (\\d+) of (\\d+) parts`).exec(textOf(fits)) ?? []
  expect(Number(fitting)).toBeLessThan(Number(all))
  expect(textOf(fits)).toContain(`Show all ${all} parts`)
  expect(fits).toContain(`href="/c/cooling-climate?car=${key}"`)
  expect(fits).toContain('<link rel="canonical" href="https://shop.test/c/brakes"/>')
  expect(fits).toContain(`name="car" value="${key}"`)
  expect(await read(`/c/brakes?car=${key}&page=2`)).toContain(
    '<link rel="canonical" href="https://shop.test/c/brakes"/>',
  )
  const whole = await read(`/c/brakes?car=${key}&show=all`)
  expect(textOf(whole)).toContain(`All ${all} parts, ${fitting} of them for ${name}`)
  expect(whole).toContain(`href="/c/cooling-climate?car=${key}&amp;show=all"`)
  expect(whole).toContain('<link rel="canonical" href="https://shop.test/c/brakes"/>')
  const found = await read(`/search?keyword=brake+disc&car=${key}`)
  expect(textOf(found)).toMatch(new RegExp(`For ${name}: \\d+ results`))
  expect(textOf(await read(`/search?keyword=golf+brake+disc&car=${key}`))).toContain(
    `Nothing was found for ${name}`,
  )
  const counts = await shop.fetch(`/more/c/brakes?car=${key}&counts=1`)
  expect(await counts.json()).toEqual({ fitting: Number(fitting), all: Number(all), showsAll: false })
})

test('the list of a brand shows the parts that fit the car, and names the numbers', async () => {
  const shop = await createTestShop()
  const [[key, name]] = cars
  const html = await (await shop.fetch(`${paths.brand('bromsvik')}?car=${key}`)).text()
  const counts = new RegExp(`For ${name}: (\\d+) of ([\\d,]+) parts`).exec(textOf(html))
  const [fitting, all] = [Number(counts?.[1]), Number(counts?.[2]?.replace(',', ''))]
  expect(fitting).toBeGreaterThan(0)
  expect(fitting).toBeLessThan(all)
  const more = await shop.fetch(`${paths.more(paths.brand('bromsvik'))}?car=${key}`)
  const { cards } = (await more.json()) as ListingPages
  await shop.settle()
  const fits = cards.map(({ fit }) => summaryFit({ engine: { is: [key], not: [] } }, fit).kind)
  expect(fits).toHaveLength(Math.min(listingPageSize, fitting))
  expect(fits.filter((kind) => ['refuses', 'unknown', 'otherGrade'].includes(kind))).toEqual([])
})

test('cars that the catalogue does not have cost no call: the parts of an address are a closed list', async () => {
  const shop = await createTestShop()
  const calls = async (address: string) => {
    const before = shop.calls.length
    await (await shop.fetch(address)).text()
    await shop.settle()
    return shop.calls.slice(before).filter(({ path }) => path.endsWith('/products'))
  }
  await calls('/c/brakes')
  expect((await calls(`/c/brakes?car=${cars[0][0]}`)).length).toBeGreaterThan(0)
  for (let index = 0; index < 50; index += 1)
    expect(await calls(`/c/brakes?car=volvo-240-b${index}x&show=${index % 2 ? 'all' : ''}`)).toEqual([])
  for (const key of ['volvo', 'volvo-240-', '__proto__', `${cars[0][0]}-`, 'x'.repeat(60)])
    expect(await calls(`/c/brakes?car=${key}`)).toEqual([])
  expect(await calls(`/c/brakes?car=${cars[0][0]}`)).toEqual([])
})

test('crawlers follow no link into which a car was written, and an unknown car is in none', async () => {
  const shop = await createTestShop()
  const linksOf = async (address: string) => {
    const html = await (await shop.fetch(address)).text()
    await shop.settle()
    return html.match(/<a [^>]*>/g)?.filter((link) => link.includes('car=')) ?? []
  }
  const [[key]] = cars
  const links = await linksOf(`/c/brakes?car=${key}`)
  const carried = links.filter((link) => /href="\/c\/(?!brakes\?)/.test(link))
  const languages = links.filter((link) => / hreflang=/i.test(link))
  expect([carried.length > 0, languages.length]).toEqual([true, locales.length])
  expect([...carried, ...languages].filter((link) => !link.includes('rel="nofollow"'))).toEqual([])
  expect(await linksOf('/c/brakes?car=volvo-240-b0x&show=all')).toEqual([])
})

test('a list in which another filter leaves no part of the car is empty, and does not name the car as the reason', async () => {
  const shop = await createTestShop()
  const [[key, name]] = cars
  const filters = encodeURIComponent('{"tech.diameter_mm":["1..2"]}')
  const response = await shop.fetch(`/c/brakes/disc-brakes/brake-discs?car=${key}&filters=${filters}`)
  const text = textOf(await response.text())
  await shop.settle()
  expect(text).toContain(`For ${name}: 0 of 0 parts`)
  expect(text).not.toContain('so all are shown')
})

test('a list without parts of the car leads to the nearest categories that have some', async () => {
  const shop = await createTestShop()
  const response = await shop.fetch('/c/brakes/drum-brakes/brake-drums?car=volvo-240-b21a')
  const html = await response.text()
  await shop.settle()
  const [row = ''] = /<div class="car-row".*?<\/div>/s.exec(html) ?? []
  expect(textOf(row)).toMatch(/so all are shown\..*Drum brakes: \d+ parts? for this car.*Brakes: \d+ parts/)
  expect(row).toContain('href="/c/brakes/drum-brakes?car=volvo-240-b21a"')
})
