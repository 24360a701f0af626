import type * as v from 'valibot'
import { createCatalogueApi } from '#src/commerce/catalogue-api.ts'
import { MarketsReply, PricelistsReply } from '#src/commerce/contract/region.ts'
import { acceptedValue, parseResponse, resultOrNull } from '#src/commerce/reply.ts'
import type { Region } from '#src/shop.ts'
import type { Check, CheckedShop } from '../checked-shop.ts'
import { counted, defect, type Finding, listed, note, quoted, works } from '../finding.ts'
import { callsOf } from '../service-failure.ts'

/** Products of a market whose prices are looked at. */
const priced = 50

/** Each country has a market and a price list, and these have products and prices. */
export const checkRegions: Check = async (shop) => {
  const { facts, variables } = shop
  const [countries, regions] = await Promise.all([facts.countries(), facts.regions()])
  const ready = new Set(regions.map(({ country }) => country))
  const shipped = countries.filter(({ shipTo }) => shipTo)
  const incomplete = shipped.filter(({ country }) => !ready.has(country))
  const browsed = countries.filter(({ shipTo }) => !shipTo).map(({ country }) => country)
  const { DEFAULT_COUNTRY } = variables
  return [
    ...(regions.length > 0
      ? [
          works(
            `${counted(regions.length, 'country', 'countries')} can order: ${listed(regions.map(({ country }) => country))}.`,
          ),
        ]
      : [
          defect(
            'The shop ships to no country.',
            'Give the countries you deliver to a market, a price list and shipping in the back office.',
          ),
        ]),
    ...(incomplete.length > 0
      ? [
          defect(
            `These countries are shipped to, but lack a market, a price list or a currency: ${listed(incomplete.map(({ country }) => country))}.`,
            'Put each of them into a market, and give it a price list.',
          ),
        ]
      : []),
    ...(ready.has(DEFAULT_COUNTRY)
      ? []
      : [
          defect(
            `Visitors without a country get ${DEFAULT_COUNTRY}, and nothing can be ordered there.`,
            'Set DEFAULT_COUNTRY to a country that you ship to, with market and price list.',
          ),
        ]),
    ...(browsed.length > 0
      ? [
          note(
            `Visitors from these countries can browse but not order: ${listed(browsed)}.`,
            'If you deliver there, add shipping for them.',
          ),
        ]
      : []),
    ...(await checkAssortments(shop, regions)),
  ]
}

/** Checks that each market has products, and that its price lists have prices. */
async function checkAssortments(shop: CheckedShop, regions: readonly Region[]): Promise<Finding[]> {
  const nameOf = await readNames(shop)
  const language = await shop.facts.language()
  const distinct = new Map(regions.map((region) => [`${region.market} ${region.pricelist}`, region]))
  const findings = await Promise.all(
    [...distinct.values()].map(async ({ market, pricelist }) => {
      const api = createCatalogueApi(shop.facts.send, { language, market, pricelist })
      const listing = await callsOf(shop.services.catalogue, async () =>
        acceptedValue(await api.products({ limit: priced, relatedProducts: false }), 'POST /products'),
      )
      const marketName = nameOf('market', market)
      const listName = `price list ${nameOf('price list', pricelist)}`
      if (listing.productCount === 0) {
        return defect(
          `Market ${marketName} has no product.`,
          'Activate products for this market in the back office.',
        )
      }
      const sold = listing.products.filter(({ bundle }) => bundle?.type !== 'flexible')
      const without = sold.filter(({ price }) => price === null).length
      if (without > 0 && without === sold.length) {
        return defect(
          `No product of market ${marketName} has a price in ${listName}.`,
          'Fill in and activate the price list.',
        )
      }
      return without > 0
        ? note(
            `In market ${marketName} ${without} of ${counted(sold.length, 'product')} looked at lack a price in ${listName}.`,
            'Products without a price are shown and cannot be bought.',
          )
        : works(
            `Market ${marketName} has ${counted(listing.productCount, 'product')}, with prices in ${listName}.`,
          )
    }),
  )
  return findings
}

type Named = 'market' | 'price list'

/** Reads the names of markets and price lists. They are for sentences only: without them, these have numbers. */
async function readNames({ services }: CheckedShop): Promise<(kind: Named, id: number) => string> {
  const { catalogue } = services
  const read = <S extends v.GenericSchema>(schema: S, path: string) =>
    resultOrNull(async () => {
      const route = `GET ${path}`
      return acceptedValue(
        parseResponse(schema, await catalogue.http({ method: 'GET', path, route }), route),
        route,
      )
    })
  const [markets, lists] = await Promise.all([
    read(MarketsReply, '/markets'),
    read(PricelistsReply, '/pricelists'),
  ])
  const names = new Map([
    ...(markets?.markets ?? []).map(({ market, name }) => [`market ${market}`, name] as const),
    ...(lists?.pricelists ?? []).map(({ pricelist, name }) => [`price list ${pricelist}`, name] as const),
  ])
  return (kind, id) => {
    const name = names.get(`${kind} ${id}`)
    return name ? `${id} ${quoted(name)}` : String(id)
  }
}
