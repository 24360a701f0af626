import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { commonKey, splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import { acceptedValue } from '#src/commerce/reply.ts'
import { infoSlugs, listingDefaults } from '#src/config.ts'
import type { Locale } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import type { CrawlerShop } from './crawler-shops.ts'
import type { ListedAddress } from './listed-address.ts'
import type { SitemapKind } from './sitemap-files.ts'

const pathsOf: Record<Exclude<SitemapKind, 'products'>, (shop: CrawlerShop) => Promise<string[]>> = {
  pages: pagePaths,
  categories: categoryPaths,
  brands: brandPaths,
  cars: carPaths,
}

/**
 * The addresses of all screens but products. One language after the other, so that few calls are under way. Throws
 * `UpstreamError`, or the `Response` of a catalogue that is down.
 */
export async function listScreens(
  shops: readonly CrawlerShop[],
  kind: keyof typeof pathsOf,
): Promise<ListedAddress[]> {
  const found = new Map<string, Locale[]>()
  for (const shop of shops)
    for (const path of new Set(await pathsOf[kind](shop)))
      found.set(path, [...(found.get(path) ?? []), shop.locale])
  return [...found].map(([path, locales]) => ({ path, locales, modified: '', pictures: [] }))
}

async function pagePaths({ content }: CrawlerShop): Promise<string[]> {
  const [faq, ...pages] = await Promise.all([content.faq(), ...infoSlugs.map((slug) => content.page(slug))])
  return [
    paths.home(),
    paths.categories(),
    ...(faq ? [paths.faq()] : []),
    ...infoSlugs.filter((_, index) => pages[index]).map(paths.info),
  ]
}

async function categoryPaths({ catalogue }: CrawlerShop): Promise<string[]> {
  const { categories } = acceptedValue(await catalogue.categories(), 'POST /categories')
  return categories.map(({ uri }) => paths.category(uri))
}

async function brandPaths({ catalogue }: CrawlerShop): Promise<string[]> {
  const { brands } = acceptedValue(await catalogue.brands(), 'GET /brands')
  return brands.map(({ uri }) => paths.brand(uri))
}

/** Models and their engines, as the page of cars lists them. */
async function carPaths({ catalogue }: CrawlerShop): Promise<string[]> {
  const reply = await catalogue.products({ ...listingDefaults, limit: 1 })
  const { filters } = acceptedValue(reply, 'POST /products')
  const values = filters.find(({ field }) => field === vehicleField)?.values ?? []
  const models = Map.groupBy(
    values.flatMap(({ value: key, label }) => (typeof label === 'string' ? { key, label } : [])),
    ({ label }) => splitVehicleName(label).model,
  )
  if (models.size === 0) return []
  const cars = [...models.values()].flatMap((vehicles) => {
    const model = commonKey(vehicles.map(({ key }) => key))
    return model === ''
      ? []
      : [model, ...vehicles.map(({ key }) => key)].map((key) =>
          paths.parts(model, key.slice(model.length + 1)),
        )
  })
  return [paths.parts(), ...cars]
}
