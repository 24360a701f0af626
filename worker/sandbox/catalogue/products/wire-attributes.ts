import { regions } from '../../../demo-catalogue/regions.ts'
import type { Assortment } from '../assortment.ts'
import type { Scope } from '../listing/listing-index.ts'
import type { Part } from './parts.ts'
import { vehicleElements } from './vehicles.ts'

/** Custom attributes stand among a product's own fields; one that is empty is left out. */
export function wireAttributes(shop: Assortment, part: Part, market: Scope): Record<string, unknown> {
  const { technical, vehicles } = part
  const { deposit_item = '', ...facts } = shop.facts(part)
  return {
    ...filled({
      ...facts,
      deposit_item: isDeposit(part) ? ownItem(part) : mayCharge(part, market) ? deposit_item : '',
    }),
    ...filled(Object.fromEntries(Object.entries(technical).map(([id, value]) => [`tech_${id}`, value]))),
    ...(vehicles.length > 0
      ? {
          vehicle: Object.fromEntries(
            vehicles.flatMap((key) => {
              const element = vehicleElements.get(key)
              return element ? [[element.id, element.text]] : []
            }),
          ),
        }
      : {}),
  }
}

function isDeposit({ spec }: Part): boolean {
  return spec.deposit !== undefined
}

/** A deposit article names itself: that is what it is known by. */
function ownItem({ items }: Part): string {
  return items[0]?.item ?? ''
}

/** The law of one country may want a deposit that others do not know. */
function mayCharge({ spec: { depositCountry } }: Part, market: Scope): boolean {
  if (depositCountry === undefined || market === 'all') return true
  return regions.market(market)?.countries.includes(depositCountry) ?? false
}

function filled(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''))
}
