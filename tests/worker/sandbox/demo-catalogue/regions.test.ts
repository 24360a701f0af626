import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { regions } from '#worker/sandbox/demo-catalogue/regions.ts'

test('a country is found in either case, and an unknown one is not', () => {
  expect(regions.country('se')).toMatchObject({
    country: 'SE',
    name: 'Sweden',
    eu: true,
    shipTo: true,
    market: 1,
    pricelist: 11,
    language: 'sv',
    currency: 'SEK',
    vatPercent: 25,
  })
  for (const nobody of ['', 'XX', 'SWE', '__proto__']) expect(regions.country(nobody)).toBeNull()
})

test('a country we speak the language of speaks it, another speaks English', () => {
  const spoken = { FR: 'fr', NL: 'nl', DE: 'de', BE: 'nl', AT: 'de', DK: 'da', FI: 'fi', NO: 'en', PL: 'en' }
  for (const [country, language] of Object.entries(spoken)) {
    expect(regions.country(country)?.language).toBe(language)
  }
})

test('Norway and Britain are outside the Union', () => {
  const outside = regions.countries.filter(({ eu }) => !eu).map(({ country }) => country)
  expect(outside.toSorted()).toEqual(['GB', 'NO'])
})

test('no country is listed twice, and each leads to a market and a price list in its currency', () => {
  const codes = regions.everyCountry.map(({ country }) => country)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { country, market, pricelist, currency, vatPercent, shipTo } of regions.everyCountry) {
    expect(regions.market(market)?.pricelist).toBe(pricelist)
    expect(regions.pricelist(pricelist)?.currency).toBe(currency)
    if (shipTo) expect(regions.market(market)?.countries).toContain(country)
    if (shipTo) expect(vatPercent).toBeGreaterThan(0)
  }
})

test('only the list for businesses leaves the tax out', () => {
  expect(regions.pricelists.filter(({ vatIncluded }) => !vatIncluded)).toMatchObject([{ pricelist: 17 }])
})

test('there is one default market, price list and language', () => {
  for (const entries of [regions.markets, regions.pricelists, regions.languages]) {
    expect(entries.filter((entry) => entry.default)).toHaveLength(1)
  }
  expect(regions.languages.map(({ language }) => language)).toEqual([...locales])
})

test('an Irish address names one of twenty-six counties', () => {
  const states = regions.country('IE')?.states ?? []
  expect(states).toHaveLength(26)
  expect(new Set(states.map(({ state }) => state)).size).toBe(26)
  for (const { state, name } of states) expect(`${state} ${name}`).toMatch(/^[A-Z]{1,2} [A-Z][a-z]+$/)
})
