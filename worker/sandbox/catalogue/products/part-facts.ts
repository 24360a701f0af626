import { partType } from '../../demo-catalogue/seed/plan/part-types.ts'
import type { ProductSpec } from '../../demo-catalogue/seed/products/product-spec.ts'

/** The custom text attributes of a product; empty ones are not sent. */
export function factsOf(spec: ProductSpec, manufacturer: string): Record<string, string> {
  const { availability, quantity } = spec
  return {
    oe_numbers: spec.originalNumbers.join('\n'),
    cross_numbers: spec.crossNumbers.join('\n'),
    replaces: spec.replaces ?? '',
    replaced_by: spec.replacedBy ?? '',
    quantity_recommended: quantity.n === null ? '' : String(quantity.n),
    quantity_per: quantity.per,
    deposit_item: spec.depositItem ?? '',
    availability_kind: availability.kind,
    availability_days: availability.days === undefined ? '' : String(availability.days),
    availability_date: availability.date ?? '',
    fit_scope: spec.fitScope ?? '',
    manufacturer,
    hazard_codes: hazardCodesOf(spec).join(', '),
    take_back: takeBackOf(spec),
  }
}

function hazardCodesOf({ partType: id, technical, label = '' }: ProductSpec): readonly string[] {
  if (id === null) return []
  const { hazardCodes, otherHazards } = partType(id)
  const facts: Record<string, string> = { ...technical, label }
  return otherHazards.find(({ measure, value }) => facts[measure] === value)?.hazardCodes ?? hazardCodes
}

/** Filament bulbs are no electrical waste (Directive 2012/19/EU, article 2). */
const filaments = ['halogen', 'incandescent']

function takeBackOf({ partType: id, technical }: ProductSpec): string {
  if (id === null || filaments.includes(technical.light_source ?? '')) return ''
  return partType(id).takeBack
}
