import { localCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import { makersNames } from '../../demo-catalogue/seed/search/search-fields.ts'
import type { Assortment } from '../assortment.ts'
import type { Scope } from '../listing/listing-index.ts'
import { deliveryFacts } from './delivery-facts.ts'
import type { Part } from './parts.ts'
import { vehicleElements } from './vehicles.ts'
import type { WireContext } from './wire-context.ts'

/** The custom attributes of a product, top-level fields of the reply; empty ones are left out. */
export function wireAttributes(
  shop: Assortment,
  part: Part,
  { language, market }: Pick<WireContext, 'language' | 'market'>,
): Record<string, unknown> {
  const { technical, vehicles } = part
  const { deposit_item = '', ...facts } = shop.facts(part, language)
  return {
    ...filled({
      ...facts,
      ...(isDeposit(part) ? {} : deliveryFacts(shop, part)),
      fit_summary: shop.fitSummary(part.product),
      vehicle_names: makersNames(vehicles).join('\n'),
      deposit_item: isDeposit(part) ? ownItem(part) : mayCharge(part, market) ? deposit_item : '',
    }),
    ...filled(Object.fromEntries(Object.entries(technical).map(([id, value]) => [`tech_${id}`, value]))),
    ...(vehicles.length > 0
      ? {
          vehicle: Object.fromEntries(
            vehicles.flatMap((key) => {
              const element = vehicleElements.get(key)
              return element ? [[element.id, localCarName(element.text, language)]] : []
            }),
          ),
        }
      : {}),
  }
}

function isDeposit({ spec }: Part): boolean {
  return spec.deposit !== undefined
}

/** The item id of a deposit article, which identifies it. */
function ownItem({ items }: Part): string {
  return items[0]?.item ?? ''
}

/** True if the market may charge the deposit: some deposits are required by the law of one country only. */
function mayCharge({ spec: { depositCountry } }: Part, market: Scope): boolean {
  if (depositCountry === undefined || market === 'all') return true
  return regions.market(market)?.countries.includes(depositCountry) ?? false
}

function filled(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''))
}
