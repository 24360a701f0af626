import { type CatalogueFetch, createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { type OfferedFilter, OfferedFiltersReply } from '#src/commerce/contract/catalogue/filter.ts'
import type { ProductWithMarkets } from '#src/commerce/contract/catalogue/product.ts'
import {
  CountriesReply,
  type CountryWithMarket,
  type Language,
  LanguagesReply,
} from '#src/commerce/contract/region.ts'
import { acceptedValue, parseResponse, UpstreamError } from '#src/commerce/reply.ts'
import { assortmentPageSize } from '#src/config.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import type { Region } from '#src/shop.ts'
import { findRegion, shippable } from '#worker/region/region.ts'
import { callsOf } from './service-failure.ts'
import type { Services } from './services.ts'

/** A part of the assortment that stands for all of it. */
export interface Sample {
  products: ProductWithMarkets[]
  /** Number of all products. */
  productCount: number
}

/** Facts of the commerce service that several checks need. Each fact is read once; failures are `ServiceFailure`. */
export interface ShopFacts {
  languages(): Promise<Language[]>
  /** The language of calls that need any. */
  language(): Promise<string>
  countries(): Promise<CountryWithMarket[]>
  /** The regions of the countries that are shipped to and have a market, a price list and a currency. */
  regions(): Promise<Region[]>
  /** The region of visitors without a country, else any; fails without any. */
  home(): Promise<Region>
  /** The oldest, the newest, and products from between. */
  sample(): Promise<Sample>
  /** The filters of the whole assortment, and further ones of some categories. */
  filters(): Promise<OfferedFilter[]>
  /** Sends calls of the catalogue. */
  send: CatalogueFetch
}

const countriesRoute = 'GET /countries/all'
const productsRoute = 'POST /products'
/** Categories whose filters are read: a service may offer a measure only where goods have it. */
const filteredCategories = 4

/** Creates the facts of the shop whose visitors without a country get `defaultCountry`. */
export function createShopFacts({ catalogue }: Services, defaultCountry: string): ShopFacts {
  const send: CatalogueFetch = async ({ method, path, route, body, schema }) =>
    parseResponse(schema, await catalogue.http({ method, path, route, ...(body ? { body } : {}) }), route)

  const languages = once(() =>
    callsOf(catalogue, async () => {
      const route = 'GET /languages'
      const answer = await catalogue.http({ method: 'GET', path: '/languages', route })
      return acceptedValue(parseResponse(LanguagesReply, answer, route), route).languages
    }),
  )
  const language = async () => {
    const codes = (await languages()).map((entry) => entry.language)
    return codes.find((code) => code === defaultLocale) ?? codes[0] ?? defaultLocale
  }
  const countries = once(() =>
    callsOf(catalogue, async () => {
      const answer = await catalogue.http({ method: 'GET', path: '/countries/all', route: countriesRoute })
      return acceptedValue(parseResponse(CountriesReply, answer, countriesRoute), countriesRoute).countries
    }),
  )
  const regions = async () => shippable(await countries())
  const home = async () => {
    const found = findRegion(await countries(), [defaultCountry]) ?? (await regions())[0]
    return callsOf(catalogue, async () => {
      if (!found) throw new UpstreamError('emptied', countriesRoute)
      return found
    })
  }

  const sample = once(async () => {
    const { market, pricelist } = await home()
    const api = createCatalogueApi(send, { language: await language(), market, pricelist })
    const page = (skipFirst: number) =>
      callsOf(catalogue, async () =>
        acceptedValue(await api.assortment({ skipFirst, limit: assortmentPageSize }), productsRoute),
      )
    const first = await page(0)
    const { productCount } = first
    const last = Math.max(assortmentPageSize, productCount - assortmentPageSize)
    const middle = Math.trunc(last / 2)
    const starts = [
      ...(middle >= assortmentPageSize ? [middle] : []),
      ...(productCount > assortmentPageSize ? [last] : []),
    ]
    const others = await Promise.all(starts.map(page))
    const products = [first, ...others].flatMap((read) => read.products)
    const distinct = new Map(products.map((entry) => [entry.product.product, entry]))
    return { products: [...distinct.values()], productCount }
  })
  async function filtersOf(narrowed: { categories?: string[] }): Promise<OfferedFilter[]> {
    const { market, pricelist } = await home()
    const context = { language: await language(), market, pricelist }
    const body = { ...narrowed, limit: 1, measurementCharts: false, ...context }
    return callsOf(catalogue, async () => {
      const answer = await catalogue.http({ method: 'POST', path: '/products', route: productsRoute, body })
      return acceptedValue(parseResponse(OfferedFiltersReply, answer, productsRoute), productsRoute)
    })
  }

  return {
    languages,
    language,
    countries,
    regions,
    home,
    send,
    sample,
    filters: once(async () => {
      const measured = (await sample()).products.filter(
        ({ product }) => Object.keys(product.technical).length > 0,
      )
      const categories = new Set(measured.flatMap(({ product }) => product.categories[0]?.category ?? []))
      const chosen = [...categories].slice(0, filteredCategories)
      const read = await Promise.all([filtersOf({}), ...chosen.map((id) => filtersOf({ categories: [id] }))])
      // The whole assortment has all cars.
      return [
        ...new Map(
          read
            .toReversed()
            .flat()
            .map((filter) => [filter.field, filter]),
        ).values(),
      ]
    }),
  }
}

/** Reads at the first call, and gives that result, or failure, to all. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null
  return () => {
    reading ??= read()
    return reading
  }
}
