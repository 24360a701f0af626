import type { ShippingClass } from '../catalogue/items/stocked-items.ts'
import { type Cents, percentOf } from './money.ts'

export const shippingMethods = ['letter', 'service-point', 'locker', 'home', 'express', 'freight'] as const
export type ShippingMethodId = (typeof shippingMethods)[number]

export interface Parcel {
  country: string
  /** ISO 4217 code of the currency for prices. */
  currency: string
  kilograms: number
  classes: ShippingClass[]
  /** Value of the goods without deposits, for free shipping. */
  goodsValue: Cents
}

export interface DeliveryOption {
  shippingMethod: ShippingMethodId
  price: Cents
}

/** Prices by method, and the value of goods from which delivery is free. */
type Tariff = Record<ShippingMethodId | 'freeFrom', Cents>

const crowns = { letter: 39_00, 'service-point': 49_00, locker: 45_00, home: 79_00, express: 149_00 }
const tariffs: Record<string, Tariff> = {
  SEK: { ...crowns, freight: 390_00, freeFrom: 999_00 },
  NOK: { ...crowns, freight: 490_00, freeFrom: 1199_00 },
  DKK: {
    letter: 29_00,
    'service-point': 39_00,
    locker: 35_00,
    home: 59_00,
    express: 109_00,
    freight: 290_00,
    freeFrom: 749_00,
  },
  EUR: {
    letter: 3_90,
    'service-point': 4_90,
    locker: 4_50,
    home: 7_90,
    express: 14_90,
    freight: 39_00,
    freeFrom: 99_00,
  },
  GBP: {
    letter: 3_50,
    'service-point': 4_50,
    locker: 3_95,
    home: 6_95,
    express: 12_95,
    freight: 35_00,
    freeFrom: 85_00,
  },
}

const lockerCountries = ['SE', 'FI', 'DK', 'NO', 'DE', 'NL', 'FR']
const expressCountries = ['SE', 'FI', 'DK', 'DE', 'NL']
/** Countries where parcels go to service points by default; elsewhere they are delivered to the door. */
const servicePointCountries = ['SE', 'FI', 'DK', 'NO']
const maxLetterKilograms = 1
const maxLockerKilograms = 20
const maxParcelKilograms = 30

/** Surcharges by weight, lightest first. Freight has one price. */
const surcharges = [
  { overKilograms: 0, percent: 0 },
  { overKilograms: 5, percent: 50 },
  { overKilograms: 15, percent: 100 },
]

/** The delivery options of a parcel with their prices, the default first. */
export function deliveryOptions(parcel: Parcel): DeliveryOption[] {
  const tariff = tariffs[parcel.currency]
  if (!tariff) return []
  return optionsFor(parcel).map((shippingMethod) => ({
    shippingMethod,
    price: priceOf(shippingMethod, parcel, tariff),
  }))
}

function optionsFor({ country, kilograms, classes }: Parcel): ShippingMethodId[] {
  const has = (...wanted: ShippingClass[]) => classes.some((entry) => wanted.includes(entry))
  if (kilograms > maxParcelKilograms || has('bulky')) return ['freight']
  const ways: ShippingMethodId[] = servicePointCountries.includes(country)
    ? ['service-point', 'home']
    : ['home', 'service-point']
  const hazardous = has('hazmat', 'hazmat-lq')
  if (!hazardous && kilograms <= maxLockerKilograms && lockerCountries.includes(country)) ways.push('locker')
  if (!has('hazmat') && expressCountries.includes(country)) ways.push('express')
  const fitsThroughADoor =
    kilograms <= maxLetterKilograms && classes.length > 0 && classes.every((entry) => entry === 'letter')
  return fitsThroughADoor ? ['letter', ...ways] : ways
}

function priceOf(method: ShippingMethodId, { goodsValue: goods, kilograms }: Parcel, tariff: Tariff): Cents {
  const freeFrom = freeFromOf(method, tariff)
  if (freeFrom !== null && goods >= freeFrom) return 0
  const reached = pricesOf(method, tariff).filter(({ overKilograms }) => kilograms > overKilograms)
  return reached.at(-1)?.price ?? tariff[method]
}

/** The prices and delivery times of a method, independent of a parcel. */
export interface DeliveryTerms {
  shippingMethod: ShippingMethodId
  /** Prices by weight, lightest first; each applies above `overKilograms`. */
  prices: { overKilograms: number; price: Cents }[]
  /** Value of the goods without deposits from which the method is free; null when it never is. */
  freeFrom: Cents | null
  /** The method for bulky goods of any weight. */
  bulky: boolean
  /** The classes of goods it takes; null if it takes all. */
  goods: ShippingClass[] | null
  /** The weight up to which it can be chosen; null for any weight. */
  maxKilograms: number | null
  /** Delivery time in working days. */
  days: { min: number; max: number }
}

/** The delivery methods to a country with their terms, the default first and freight last. */
export function deliveryTerms(country: string, currency: string): DeliveryTerms[] {
  const tariff = tariffs[currency]
  if (!tariff) return []
  const light = optionsFor({
    country,
    currency,
    kilograms: maxLetterKilograms,
    classes: ['letter'],
    goodsValue: 0,
  })
  return [...light, 'freight' as const].map((shippingMethod) => ({
    shippingMethod,
    prices: pricesOf(shippingMethod, tariff),
    freeFrom: freeFromOf(shippingMethod, tariff),
    bulky: shippingMethod === 'freight',
    ...limits[shippingMethod],
    days: daysTo(country, shippingMethod),
  }))
}

function pricesOf(method: ShippingMethodId, tariff: Tariff): DeliveryTerms['prices'] {
  if (method === 'freight') return [{ overKilograms: maxParcelKilograms, price: tariff.freight }]
  const steps = method === 'letter' ? surcharges.slice(0, 1) : surcharges
  return steps.map(({ overKilograms, percent }) => ({
    overKilograms,
    price: tariff[method] + percentOf(tariff[method], percent),
  }))
}

function freeFromOf(method: ShippingMethodId, { freeFrom }: Tariff): Cents | null {
  return method === 'express' || method === 'freight' ? null : freeFrom
}

/** The goods that `optionsFor` offers each method for, as facts. */
const limits: Record<ShippingMethodId, Pick<DeliveryTerms, 'goods' | 'maxKilograms'>> = {
  letter: { goods: ['letter'], maxKilograms: maxLetterKilograms },
  'service-point': { goods: ['letter', 'parcel', 'hazmat', 'hazmat-lq'], maxKilograms: maxParcelKilograms },
  locker: { goods: ['letter', 'parcel'], maxKilograms: maxLockerKilograms },
  home: { goods: ['letter', 'parcel', 'hazmat', 'hazmat-lq'], maxKilograms: maxParcelKilograms },
  express: { goods: ['letter', 'parcel', 'hazmat-lq'], maxKilograms: maxParcelKilograms },
  freight: { goods: null, maxKilograms: null },
}

const days: Record<ShippingMethodId, DeliveryTerms['days']> = {
  letter: { min: 2, max: 4 },
  'service-point': { min: 1, max: 3 },
  locker: { min: 1, max: 3 },
  home: { min: 2, max: 4 },
  express: { min: 1, max: 1 },
  freight: { min: 4, max: 7 },
}

/** Delivery time from Sweden: two days longer beyond its neighbours, except by express. */
function daysTo(country: string, method: ShippingMethodId): DeliveryTerms['days'] {
  const longer = servicePointCountries.includes(country) || method === 'express' ? 0 : 2
  return { min: days[method].min + longer, max: days[method].max + longer }
}

/** The carrier of a parcel to a country. */
export function carrierTo(country: string, method: ShippingMethodId): string {
  if (method === 'freight') return 'DSV'
  return method !== 'express' && servicePointCountries.includes(country) ? 'PostNord' : 'DHL'
}
