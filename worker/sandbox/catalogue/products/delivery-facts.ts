import { partType } from '../../demo-catalogue/seed/plan/part-types.ts'
import type { Availability } from '../../demo-catalogue/seed/products/availability.ts'
import type { Assortment } from '../assortment.ts'
import type { ShippingClass } from '../items/stocked-items.ts'
import type { Part } from './parts.ts'

/** Kinds of goods in order, from those that every carrier takes to those that few take. */
const classes: ShippingClass[] = ['letter', 'parcel', 'hazmat-lq', 'hazmat', 'bulky']
const kinds: Availability['kind'][] = ['stock', 'supplier', 'on_order', 'preorder']

/**
 * The custom attributes by which a part is sent: kind of goods, weight, and when it can be had. Those of a bundle are of
 * the heaviest, bulkiest and slowest parts that may be chosen for it.
 */
export function deliveryFacts(shop: Assortment, part: Part): Record<string, string> {
  const sections = shop.bundle(part.product)?.sections ?? []
  const chosen = sections.map(({ quantity, items }) => ({
    quantity,
    parts: items.flatMap((item) => shop.partOfItem(item) ?? []),
  }))
  const parts = chosen.flatMap((section) => section.parts)
  if (parts.length === 0) return { delivery_class: classOf(part), weight_kg: weightText(part.spec.kilograms) }
  const kilograms = chosen.reduce(
    (sum, section) =>
      sum + section.quantity * Math.max(0, ...section.parts.map(({ spec }) => spec.kilograms)),
    0,
  )
  const availability = slowestOf(parts.map(({ spec }) => spec.availability))
  return {
    delivery_class: classes[Math.max(...parts.map((each) => classes.indexOf(classOf(each))))] ?? 'parcel',
    weight_kg: weightText(kilograms),
    availability_kind: availability.kind,
    availability_days: availability.days === undefined ? '' : String(availability.days),
    availability_date: availability.date ?? '',
  }
}

function classOf({ spec: { partType: id } }: Part): ShippingClass {
  return id === null ? 'parcel' : partType(id).shipping
}

function slowestOf(all: Availability[]): Availability {
  const place = ({ kind, days = 0, date = '' }: Availability) =>
    `${kinds.indexOf(kind)} ${date} ${String(days).padStart(4, '0')}`
  const [slowest = { kind: 'stock' as const }] = all
    .filter(({ kind }) => kinds.includes(kind))
    .sort((one, other) => place(other).localeCompare(place(one)))
  return slowest
}

function weightText(kilograms: number): string {
  return String(Math.round(kilograms * 1000) / 1000)
}
