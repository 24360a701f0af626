import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../demo-catalogue/in-every-language.ts'
import type { Region } from '../../demo-catalogue/regions.ts'
import type { Cents } from '../../rules/money.ts'

export interface PaymentMethod {
  paymentMethod: string
  paymentMethodType: string
  name: Record<Locale, string>
  /** A word for it where there is no room for the name; the name itself if it is one. */
  mark?: Record<Locale, string>
  /** The drawing of the means of payment; absent if there is none. */
  sign?: 'card' | 'bank' | 'invoice' | 'wallet' | 'phone'
  /** Fees by currency; currencies that are not listed have none. */
  handling: Record<string, Cents>
  /** True if a payment can be started before the address is known, as widgets do. */
  supportsInitiateOnly?: boolean
  /** True if its widget has the form of the address, so that the shop has none. */
  providesAddress?: boolean
}

/** Invoice, due within two weeks: a form of credit. */
export const invoice: PaymentMethod = {
  paymentMethod: 'invoice',
  paymentMethodType: 'invoice',
  sign: 'invoice',
  name: inEveryLanguage({
    en: 'Invoice, 14 days',
    sv: 'Faktura, 14 dagar',
    fi: 'Lasku, 14 päivää',
    da: 'Faktura, 14 dage',
    fr: 'Facture, 14 jours',
    nl: 'Factuur, 14 dagen',
    de: 'Rechnung, 14 Tage',
  }),
  mark: inEveryLanguage({
    en: 'Invoice',
    sv: 'Faktura',
    fi: 'Lasku',
    da: 'Faktura',
    fr: 'Facture',
    nl: 'Factuur',
    de: 'Rechnung',
  }),
  handling: { SEK: 19_00, NOK: 19_00, DKK: 15_00, EUR: 1_90, GBP: 1_50 },
}

/** Bank transfer in advance. */
export const prepayment: PaymentMethod = {
  paymentMethod: 'prepayment',
  paymentMethodType: 'prepayment',
  sign: 'bank',
  name: inEveryLanguage({
    en: 'Bank transfer in advance',
    sv: 'Förskottsbetalning via bank',
    fi: 'Ennakkomaksu tilisiirtona',
    da: 'Forudbetaling med bankoverførsel',
    fr: 'Virement bancaire à l’avance',
    nl: 'Vooruitbetaling per overschrijving',
    de: 'Vorkasse per Überweisung',
  }),
  mark: inEveryLanguage({
    en: 'Bank transfer',
    sv: 'Banköverföring',
    fi: 'Tilisiirto',
    da: 'Bankoverførsel',
    fr: 'Virement',
    nl: 'Overschrijving',
    de: 'Überweisung',
  }),
  handling: {},
}

/** Card, on a page of the provider's own: the shape of Centra's plugins that answer with `redirect`. */
export const card: PaymentMethod = {
  paymentMethod: 'card',
  paymentMethodType: 'redirect',
  sign: 'card',
  name: inEveryLanguage({
    en: 'Card',
    sv: 'Kort',
    fi: 'Kortti',
    da: 'Kort',
    fr: 'Carte bancaire',
    nl: 'Betaalkaart',
    de: 'Karte',
  }),
  handling: {},
}

/** The shape of Centra's plugins that answer with a form that submits itself (`formHtml`). */
export const bank: PaymentMethod = {
  paymentMethod: 'bank',
  paymentMethodType: 'form',
  sign: 'bank',
  name: inEveryLanguage({
    en: 'Online banking',
    sv: 'Internetbank',
    fi: 'Verkkopankki',
    da: 'Netbank',
    fr: 'Banque en ligne',
    nl: 'Internetbankieren',
    de: 'Onlinebanking',
  }),
  handling: {},
}

/** The shape of Centra's plugins that answer with the fields of a form only (`formUrl`, `formFields`). */
export const mobile: PaymentMethod = {
  paymentMethod: 'mobile',
  paymentMethodType: 'form',
  sign: 'phone',
  name: inEveryLanguage({
    en: 'Mobile payment',
    sv: 'Mobilbetalning',
    fi: 'Mobiilimaksu',
    da: 'Mobilbetaling',
    fr: 'Paiement mobile',
    nl: 'Mobiele betaling',
    de: 'Mobile Zahlung',
  }),
  handling: {},
}

/** The shape of Centra's plugins that answer with `javascript`. */
export const wallet: PaymentMethod = {
  paymentMethod: 'wallet',
  paymentMethodType: 'javascript',
  sign: 'wallet',
  name: inEveryLanguage({
    en: 'Digital wallet',
    sv: 'Digital plånbok',
    fi: 'Digitaalinen lompakko',
    da: 'Digital tegnebog',
    fr: 'Portefeuille numérique',
    nl: 'Digitale portemonnee',
    de: 'Digitale Wallet',
  }),
  handling: {},
}

/** Card fields in the page: the shape of Centra's plugin for Adyen Drop-In. */
export const cardFields: PaymentMethod = {
  paymentMethod: 'adyen-drop-in',
  paymentMethodType: 'adyen_drop_in',
  sign: 'card',
  name: inEveryLanguage({
    en: 'Card, entered on this page',
    sv: 'Kort, anges på den här sidan',
    fi: 'Kortti, tiedot tällä sivulla',
    da: 'Kort, indtastes på denne side',
    fr: 'Carte bancaire, saisie sur cette page',
    nl: 'Betaalkaart, op deze pagina in te vullen',
    de: 'Karte, Eingabe auf dieser Seite',
  }),
  mark: card.name,
  handling: {},
  supportsInitiateOnly: true,
}

/** A widget with the form of the address: the shape of Centra's plugin for Klarna Checkout v3. */
export const oneStep: PaymentMethod = {
  paymentMethod: 'one-step',
  paymentMethodType: 'klarna_checkout',
  name: inEveryLanguage({
    en: 'One-step checkout',
    sv: 'Kassa i ett steg',
    fi: 'Kassa yhdessä vaiheessa',
    da: 'Betaling i ét trin',
    fr: 'Paiement en une étape',
    nl: 'Afrekenen in één stap',
    de: 'Kasse in einem Schritt',
  }),
  handling: {},
  providesAddress: true,
}

/** Countries where `oneStep` is offered, before the other methods: plugins of the service are restricted by country. */
const oneStepCountries = ['PT']
/** A wallet's button that opens a sheet: the shape of Centra's plugin for Stripe Payment Intents. */
export const expressWallet: PaymentMethod = {
  paymentMethod: 'stripe-payment-intents',
  paymentMethodType: 'stripe_payment_intents',
  name: inEveryLanguage({
    en: 'Express wallet',
    sv: 'Expressplånbok',
    fi: 'Pikalompakko',
    da: 'Ekspresbetaling',
    fr: 'Paiement express',
    nl: 'Snel afrekenen',
    de: 'Express-Wallet',
  }),
  handling: {},
  supportsInitiateOnly: true,
}

/** Countries where `expressWallet` is offered: plugins of the service are restricted by country. */
const expressCountries = ['EE']

/**
 * The shape of Centra's plugin for providers that the merchant has integrated. Where such a payment goes on is not in
 * the reply, so the shop cannot lead there; the method is offered to its sentinels only.
 */
export const external: PaymentMethod = {
  paymentMethod: 'external',
  paymentMethodType: 'external',
  name: inEveryLanguage({
    en: 'The shop’s own payment service',
    sv: 'Butikens egen betaltjänst',
    fi: 'Kaupan oma maksupalvelu',
    da: 'Butikkens egen betalingstjeneste',
    fr: 'Service de paiement de la boutique',
    nl: 'Betaaldienst van de winkel',
    de: 'Zahlungsdienst des Shops',
  }),
  handling: {},
}

/** Methods whose payments are decided on the page of a provider, and offered to all shoppers. */
const atProvider = [card, bank, mobile, wallet]

/** Methods whose widgets are in the page of the shop, and offered to all shoppers. */
const widgets = [cardFields]

export function hasWidget(paymentMethod: string): boolean {
  return [...widgets, expressWallet].some((method) => method.paymentMethod === paymentMethod)
}

/** True if the widget of a payment method has the form of the address. */
export function providesAddress(paymentMethod: string): boolean {
  return paymentMethod === oneStep.paymentMethod
}

export function isAtProvider(paymentMethod: string): boolean {
  return [...atProvider, external].some((method) => method.paymentMethod === paymentMethod)
}

/** Local parts of e-mail addresses that are offered `external`; the last two make its signed result wrong. */
const externalSentinels = ['external', 'wrong-signature', 'wrong-amount']

/**
 * Countries whose law forbids listing credit before direct payment. Sweden: Payment Services Act (2010:751) chapter 7
 * a; Finland: Consumer Protection Act chapter 7.
 */
const creditNeverFirst = ['SE', 'FI']

/**
 * Countries whose law forbids a fee for a means of payment, an invoice included. Austria: ZaDiG 2018 § 56; Belgium: Code of
 * Economic Law, article VII.30; France: Code monétaire et financier, article L112-12.
 */
const feesForbidden = ['AT', 'BE', 'FR']

/**
 * The payment methods of a country, the preselected one first; empty for countries the shop does not ship to. Null
 * lists the methods for an unknown country, with credit never first. `sentinel` is that of the e-mail address; `wallet`
 * the currency of a payment that was started with the express wallet, whose sheet may change the country.
 */
export function paymentMethodsFor(region: Region | null, sentinel: string, wallet = ''): PaymentMethod[] {
  const methods = methodsOf(region)
  if (methods.length === 0) return []
  const hasExpress =
    region !== null && (expressCountries.includes(region.country) || region.currency === wallet)
  return [
    ...methods,
    ...(hasExpress ? [expressWallet] : []),
    ...(externalSentinels.includes(sentinel) ? [external] : []),
  ]
}

function methodsOf(region: Region | null): PaymentMethod[] {
  if (region === null) return [prepayment, ...atProvider, ...widgets, invoice]
  if (!region.shipTo) return []
  if (oneStepCountries.includes(region.country)) return [oneStep, ...usualMethods(region)]
  return usualMethods(region)
}

function usualMethods({ country }: Region): PaymentMethod[] {
  const billed = feesForbidden.includes(country) ? { ...invoice, handling: {} } : invoice
  return creditNeverFirst.includes(country)
    ? [prepayment, ...atProvider, ...widgets, billed]
    : [billed, ...atProvider, ...widgets, prepayment]
}

/** Countries where invoices require a personal number. */
const personalNumber = ['SE', 'FI', 'DK', 'NO']

export function needsPersonalNumber(paymentMethod: string, country: string): boolean {
  return paymentMethod === invoice.paymentMethod && personalNumber.includes(country)
}
