import type { Assortment } from './assortment.ts'
import type { Part } from './parts.ts'
import { vehicleNames } from './vehicles.ts'

/** Custom attributes stand among a product's own fields; one that is empty is left out. */
export function wireAttributes(shop: Assortment, part: Part): Record<string, unknown> {
  const { technical, vehicles } = part
  return {
    ...filled(shop.facts(part)),
    ...filled(Object.fromEntries(Object.entries(technical).map(([id, value]) => [`tech_${id}`, value]))),
    ...(vehicles.length > 0
      ? {
          vehicle: Object.fromEntries(
            vehicles.map((vehicle) => [vehicle, vehicleNames.get(vehicle) ?? vehicle]),
          ),
        }
      : {}),
  }
}

function filled(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''))
}
