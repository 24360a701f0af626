import type { Part } from './parts.ts'
import { vehicleNames } from './vehicles.ts'

/** Custom attributes stand among a product's own fields; one that is empty or "no" is left out. */
export function wireAttributes({ attributes, technical, vehicles }: Part): Record<string, unknown> {
  return {
    ...filled(attributes),
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
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== '' && value !== '0'))
}
