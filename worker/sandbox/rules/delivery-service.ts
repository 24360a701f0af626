// Centra, "Ingrid": https://centra.dev/docs/extend-with-plugins/shipping/ingrid

import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage, perLanguage } from '../demo-catalogue/in-every-language.ts'
import { type Cents, percentOf } from './money.ts'

/** The way an option of the delivery service brings a parcel. */
export type DeliveryType = 'home' | 'pickup' | 'express' | 'freight'

export interface ServiceOption {
  /** Its id, as a shipping method of the selection. */
  shippingMethod: string
  type: DeliveryType
  name: Record<Locale, string>
  price: Cents
}

/** The delivery service's data of a parcel. */
export interface ServiceParcel {
  /** ISO 4217 code of the currency for prices. */
  currency: string
  kilograms: number
  /** Too heavy or large for a van. */
  bulky: boolean
  /** Dangerous goods, which do not go by express. */
  hazardous: boolean
  /** Value of the goods without deposits, for free delivery. */
  goodsValue: Cents
}

/** The postcode for which the delivery service gives no answer. */
const outagePostcode = '99999'

/** The country and currency of the delivery service. */
const served = { country: 'CZ', currency: 'EUR' }

/** True if a shipping method is an option of the delivery service. */
export function isServiceOption(shippingMethod: string): boolean {
  return shippingMethod.startsWith('ingrid-')
}

/** Czech postcodes by their first digit: the city that its pickup points are in. */
const areas: Record<string, string> = {
  1: 'Praha',
  2: 'Kladno',
  3: 'Plzeň',
  4: 'Ústí nad Labem',
  5: 'Hradec Králové',
  6: 'Brno',
  7: 'Ostrava',
}
const expressAreas = ['Praha', 'Brno']

/** Prices in euros; delivery to the door is cheaper where express is offered. */
const prices = {
  home: 7_20,
  homeInCities: 6_40,
  station: 2_90,
  townHall: 3_20,
  express: 11_60,
  freight: 44_00,
}
/** Value of the goods from which delivery is free. */
const freeFrom = 99_00
const heavy = { overKilograms: 5, percent: 50 }

/** True if the delivery service works in a country, for prices in a currency. */
export function isServed(country: string, currency: string): boolean {
  return country === served.country && currency === served.currency
}

/** True if the delivery service is out of order for a postcode: the sentinel. */
export function isOutage(zipCode: string): boolean {
  return digitsOf(zipCode) === outagePostcode
}

/** The options of a parcel to a Czech postcode, the default first. An unknown postcode has only the door. */
export function serviceOptions(parcel: ServiceParcel, zipCode: string): ServiceOption[] {
  if (parcel.bulky) return [freight]
  const area = areas[digitsOf(zipCode).charAt(0)]
  const inCity = area !== undefined && expressAreas.includes(area)
  const home = option('home', homeNames, inCity ? prices.homeInCities : prices.home)
  const pickups = area === undefined ? [] : pickupsIn(area)
  return [home, ...pickups, ...(inCity && !parcel.hazardous ? [express] : [])].map((entry) => ({
    ...entry,
    price: priceOf(entry, parcel),
  }))
}

function priceOf({ type, price }: ServiceOption, { kilograms, goodsValue }: ServiceParcel): Cents {
  if (type !== 'express' && goodsValue >= freeFrom) return 0
  return kilograms > heavy.overKilograms ? price + percentOf(price, heavy.percent) : price
}

function pickupsIn(area: string): ServiceOption[] {
  const at = (place: Record<Locale, string>) => perLanguage((locale) => place[locale].replace('{area}', area))
  return [
    { ...option('pickup', at(stationNames), prices.station), shippingMethod: 'ingrid-pickup-station' },
    { ...option('pickup', at(townHallNames), prices.townHall), shippingMethod: 'ingrid-pickup-town-hall' },
  ]
}

function option(type: DeliveryType, name: ServiceOption['name'], price: Cents): ServiceOption {
  return { shippingMethod: `ingrid-${type}`, type, name, price }
}

const digitsOf = (zipCode: string) => zipCode.replaceAll(/\s/g, '')

const homeNames = inEveryLanguage({
  en: 'To your door, in the evening',
  sv: 'Till dörren på kvällen',
  fi: 'Kotiovelle illalla',
  da: 'Til døren om aftenen',
  fr: 'À votre porte, en soirée',
  nl: 'Aan de deur, in de avond',
  de: 'An die Haustür, am Abend',
})

const stationNames = inEveryLanguage({
  en: 'Pickup point {area}, station',
  sv: 'Utlämningsställe {area}, stationen',
  fi: 'Noutopiste {area}, asema',
  da: 'Udleveringssted {area}, stationen',
  fr: 'Point de retrait {area}, gare',
  nl: 'Afhaalpunt {area}, station',
  de: 'Abholstelle {area}, Bahnhof',
})

const townHallNames = inEveryLanguage({
  en: 'Pickup point {area}, town hall',
  sv: 'Utlämningsställe {area}, rådhuset',
  fi: 'Noutopiste {area}, kaupungintalo',
  da: 'Udleveringssted {area}, rådhuset',
  fr: 'Point de retrait {area}, hôtel de ville',
  nl: 'Afhaalpunt {area}, stadhuis',
  de: 'Abholstelle {area}, Rathaus',
})

const express = option(
  'express',
  inEveryLanguage({
    en: 'Express, before noon',
    sv: 'Express, före lunch',
    fi: 'Pikatoimitus aamupäivällä',
    da: 'Ekspres, før middag',
    fr: 'Express, avant midi',
    nl: 'Express, vóór 12 uur',
    de: 'Express, vor 12 Uhr',
  }),
  prices.express,
)

const freight = option(
  'freight',
  inEveryLanguage({
    en: 'Freight, to the kerb',
    sv: 'Frakt till tomtgränsen',
    fi: 'Rahti tontin rajalle',
    da: 'Fragt til kantstenen',
    fr: 'Livraison au pied de l’immeuble',
    nl: 'Vracht, tot de stoeprand',
    de: 'Spedition, frei Bordsteinkante',
  }),
  prices.freight,
)
