import type { ShippingClass } from '../catalogue.ts'
import { type Cents, percentOf } from './money.ts'

export const shippingMethods = ['letter', 'service-point', 'locker', 'home', 'express', 'freight'] as const
export type ShippingMethodId = (typeof shippingMethods)[number]

export interface Parcel {
  country: string
  /** ISO code of the currency prices are wanted in. */
  currency: string
  kilograms: number
  classes: ShippingClass[]
  /** Price of the goods, deposits left out: enough of them travel free. */
  goods: Cents
}

export interface DeliveryOption {
  shippingMethod: ShippingMethodId
  price: Cents
}

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
/** Where people fetch their parcels; elsewhere they are brought. */
const fetching = ['SE', 'FI', 'DK', 'NO']
const heaviestParcel = 30
const heaviestInLocker = 20

/** How a parcel may travel and for how much, the usual way first. */
export function deliveryOptions(parcel: Parcel): DeliveryOption[] {
  const tariff = tariffs[parcel.currency]
  if (!tariff) return []
  return waysFor(parcel).map((shippingMethod) => ({
    shippingMethod,
    price: priceOf(shippingMethod, parcel, tariff),
  }))
}

function waysFor({ country, kilograms, classes }: Parcel): ShippingMethodId[] {
  const has = (...wanted: ShippingClass[]) => classes.some((each) => wanted.includes(each))
  if (kilograms > heaviestParcel || has('bulky')) return ['freight']
  const ways: ShippingMethodId[] = fetching.includes(country)
    ? ['service-point', 'home']
    : ['home', 'service-point']
  const hazardous = has('hazmat', 'hazmat-lq')
  if (!hazardous && kilograms <= heaviestInLocker && lockerCountries.includes(country)) ways.push('locker')
  if (!has('hazmat') && expressCountries.includes(country)) ways.push('express')
  const fitsThroughADoor = kilograms <= 1 && classes.length > 0 && classes.every((each) => each === 'letter')
  return fitsThroughADoor ? ['letter', ...ways] : ways
}

function priceOf(method: ShippingMethodId, { goods, kilograms }: Parcel, tariff: Tariff): Cents {
  const mayBeFree = method !== 'express' && method !== 'freight'
  if (mayBeFree && goods >= tariff.freeFrom) return 0
  const surcharge = method === 'freight' || kilograms <= 5 ? 0 : kilograms <= 15 ? 50 : 100
  return tariff[method] + percentOf(tariff[method], surcharge)
}
