import { type CatalogueApi, type CatalogueContext, createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import type { ContentSource } from '#src/commerce/content/content-source.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { crawlerCountry, findRegion } from '../region/region.ts'
import { allCountries } from '../shop.ts'
import { createCatalogue } from '../upstream/catalogue.ts'
import { createContent } from '../upstream/content.ts'
import type { RequestPorts } from '../upstream/request-ports.ts'
import { unavailable } from '../upstream/unavailable.ts'

/** The shop of a language in the country where crawlers see it. */
export interface CrawlerShop {
  locale: Locale
  context: CatalogueContext
  catalogue: CatalogueApi
  content: ContentSource
}

/** Those of all languages, the default one first. Throws a 503 `Response` without a region. */
export async function createCrawlerShops(ports: RequestPorts): Promise<CrawlerShop[]> {
  const { DEFAULT_COUNTRY } = ports.settings
  const send = createCatalogue(ports)
  const located = await send(allCountries)
  const countries = located.ok ? located.value.countries : []
  return locales.map((locale) => {
    const region = findRegion(countries, [crawlerCountry(locale, DEFAULT_COUNTRY), DEFAULT_COUNTRY])
    if (!region) throw unavailable()
    const context = { language: locale, market: region.market, pricelist: region.pricelist }
    return {
      locale,
      context,
      catalogue: createCatalogueApi(send, context),
      content: createContent(ports, locale),
    }
  })
}
