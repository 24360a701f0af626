// Centra, "Building a frontend": https://centra.dev/docs/crafting-frontends/building-a-frontend

import { Hono } from 'hono'
import type { CountriesReply } from '#src/commerce/contract/region.ts'
import { secretOnly } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { countryWire } from '../checkout-api/selection/region-wire.ts'
import { refuse, reply } from '../checkout-api/wire.ts'
import type { Region, Regions } from '../demo-catalogue/regions.ts'
import { currencyFormat } from '../price-text.ts'
import type { Wire } from '../wire-type.ts'
import type { World } from '../world.ts'

/** The country of the visitor's IP address, whether or not the shop ships there; null when unknown. */
function countryOfVisitor({ ports, regions }: World, headers: Headers): Region | null {
  const override = ports.testHeaders ? headers.get('x-test-country') : null
  const code = override ?? headers.get('cf-ipcountry')
  return code === null ? null : regions.country(code)
}

/** The region of visitors whose country is unknown. */
function defaultLocation({ home, pricelist, languages }: Regions) {
  return {
    currency: pricelist(home.pricelist)?.currency ?? null,
    language: languages.find((entry) => entry.default)?.language ?? null,
    market: String(home.market),
    pricelist: String(home.pricelist),
  }
}

/** Routes for countries, languages, markets and price lists. */
export const regionRoutes = new Hono<CheckoutEnv>()
  .get('/countries', (c) => {
    const { regions } = c.var.world
    return reply(c, { countries: regions.countries.map((region) => countryWire(region, c.var.serverSide)) })
  })
  .get('/countries/all', secretOnly, (c) => {
    const { regions } = c.var.world
    return reply(c, {
      countries: regions.everyCountry.map((region) => ({
        ...countryWire(region, true),
        shipTo: region.shipTo,
      })),
      defaultLocation: defaultLocation(regions),
    } satisfies Wire<typeof CountriesReply>)
  })
  .get('/countries/auto', (c) => {
    const region = countryOfVisitor(c.var.world, c.req.raw.headers)
    if (!region) return refuse(c, 404, { country_find: 'not found' }, { country: [] })
    return reply(c, { country: { ...countryWire(region, c.var.serverSide), shipTo: region.shipTo } })
  })
  .get('/languages', (c) => reply(c, { languages: c.var.world.regions.languages }))
  .get('/markets', secretOnly, (c) =>
    reply(c, {
      markets: c.var.world.regions.markets.map(({ market, name, default: first }) => ({
        market: String(market),
        name,
        default: first,
      })),
    }),
  )
  .get('/pricelists', secretOnly, (c) =>
    reply(c, {
      pricelists: c.var.world.regions.pricelists.map(({ pricelist, name, default: first, currency }) => ({
        pricelist: String(pricelist),
        name,
        default: first,
        currency: currencyFormat(currency),
      })),
    }),
  )
