import { Attribute } from '../wire.ts'

/** Kinds of goods, as carriers tell them apart: letters, parcels, pallets, and two classes of dangerous goods. */
export const deliveryClasses = ['letter', 'parcel', 'bulky', 'hazmat', 'hazmat-lq'] as const
export type DeliveryClass = (typeof deliveryClasses)[number]

/** The custom attributes of a product by which its delivery methods are known before it is in a cart. */
export const deliveryAttributes = { delivery_class: Attribute, weight_kg: Attribute }

/** The kind of goods an attribute names; null if it names none. */
export function parseDeliveryClass(text: string): DeliveryClass | null {
  return deliveryClasses.find((known) => known === text) ?? null
}

/** A weight in kilograms, such as `2.5`; null if it is none. */
export function parseKilograms(text: string): number | null {
  return /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : null
}

/** A parcel; null where its kind or weight is unknown. */
export interface Parcel {
  deliveryClass: DeliveryClass | null
  kilograms: number | null
}

interface Method {
  goods: readonly DeliveryClass[] | null
  maxKilograms: number | null
  prices: readonly { overKilograms: number; price: number }[]
}

/** True if a delivery method is known to take a parcel. */
export function takesParcel({ goods, maxKilograms }: Method, { deliveryClass, kilograms }: Parcel): boolean {
  const takesKind = goods === null || (deliveryClass !== null && goods.includes(deliveryClass))
  return takesKind && (maxKilograms === null || (kilograms !== null && kilograms <= maxKilograms))
}

/** The price of a parcel by its weight; null if unknown. */
export function parcelPrice({ prices }: Method, { kilograms }: Parcel): number | null {
  const [only, ...more] = prices
  if (only && more.length === 0) return only.price
  if (kilograms === null) return null
  return (
    prices.findLast(({ overKilograms }) => overKilograms === 0 || kilograms > overKilograms)?.price ?? null
  )
}

/** The default method of a parcel: the first one that takes it; null if none is known to. */
export function defaultMethod<M extends Method>(methods: readonly M[], parcel: Parcel): M | null {
  return methods.find((method) => takesParcel(method, parcel)) ?? null
}

/** The price of a method for a parcel with goods of this value, 0 if it is free; null if unknown. */
export function deliveryPrice(
  method: Method & { freeFrom: number | null },
  parcel: Parcel,
  value: number | null,
): number | null {
  const isFree = method.freeFrom !== null && value !== null && value >= method.freeFrom
  return isFree ? 0 : parcelPrice(method, parcel)
}
