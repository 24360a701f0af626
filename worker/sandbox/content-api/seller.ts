import type { InferInput } from 'valibot'
import { demoEmail, shopName } from '#src/brand.ts'
import type { Mediator, Seller, TakeBackPoint } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'

export const sellerName = `${shopName} Parts AB`

/** One of the telephone numbers Sweden reserves for fiction. */
export const sellerPhone = '+46 8 465 004 00'

const registerNames = inEveryLanguage({
  en: { company: 'Company number (Bolagsverket, Sweden)', vat: 'VAT number' },
  sv: { company: 'Organisationsnummer', vat: 'Momsnummer' },
  fi: { company: 'Rekisterinumero (Bolagsverket, Ruotsi)', vat: 'Alv-tunniste' },
  da: { company: 'Registreringsnummer (Bolagsverket, Sverige)', vat: 'Momsnummer' },
  fr: { company: 'Numéro d’immatriculation (Bolagsverket, Suède)', vat: 'Numéro de TVA' },
  nl: { company: 'Registernummer (Bolagsverket, Zweden)', vat: 'Btw-nummer' },
  de: { company: 'Registernummer (Bolagsverket, Schweden)', vat: 'USt-IdNr.' },
})

/** The seller. The company does not exist. */
export function seller(language: Locale) {
  const { company, vat } = registerNames[language]
  const sweden = new Intl.DisplayNames(language, { type: 'region' }).of('SE') ?? 'Sweden'
  return {
    name: sellerName,
    address: ['Provgatan 1', '111 22 Stockholm', sweden],
    email: demoEmail,
    phone: sellerPhone,
    country: 'SE',
    registers: [
      { name: company, number: '559999-9991' },
      { name: vat, number: 'SE559999999101' },
    ],
  } satisfies InferInput<typeof Seller>
}

/** The hours of customer service, in the seller's own time. */
export const serviceHours = inEveryLanguage({
  en: { days: 'Monday to Friday', time: '9 am to 5 pm, Swedish time' },
  sv: { days: 'Måndag till fredag', time: 'kl. 9–17' },
  fi: { days: 'Maanantaista perjantaihin', time: 'klo 9–17 Ruotsin aikaa' },
  da: { days: 'Mandag til fredag', time: 'kl. 9–17' },
  fr: { days: 'Du lundi au vendredi', time: 'de 9\u00a0h à 17\u00a0h' },
  nl: { days: 'Maandag tot en met vrijdag', time: '9.00–17.00 uur' },
  de: { days: 'Montag bis Freitag', time: '9–17 Uhr' },
})

/** The bodies that settle disputes by country. Other countries require none of a shop abroad, or let it choose one. */
const mediators = new Map<string, InferInput<typeof Mediator>>([
  [
    'SE',
    {
      name: 'Allmänna reklamationsnämnden',
      address: ['Box 174', '101 23 Stockholm'],
      url: 'https://www.arn.se/',
    },
  ],
  [
    'FI',
    {
      name: 'Kuluttajariitalautakunta',
      address: ['Hämeentie 3, PL 306', '00531 Helsinki'],
      url: 'https://www.kuluttajariita.fi/',
    },
  ],
  [
    'DK',
    { name: 'Nævnenes Hus', address: ['Toldboden 2', '8800 Viborg'], url: 'https://www.naevneneshus.dk/' },
  ],
  [
    'NO',
    {
      name: 'Forbrukertilsynet',
      address: ['Postboks 2862 Kjørbekk', '3702 Skien'],
      url: 'https://www.forbrukertilsynet.no/',
    },
  ],
  [
    'BE',
    {
      name: 'Consumentenombudsdienst / Service de Médiation pour le Consommateur',
      address: ['Koning Albert II-laan 8 bus 1', '1000 Brussel'],
      url: 'https://www.consumentenombudsdienst.be/',
    },
  ],
  // A seller chooses and pays its own (Code de la consommation, article L616-1). This one does not exist.
  [
    'FR',
    {
      name: 'Médiateur de la consommation de démonstration',
      address: ['31 rue de l’Exemple', '00000 Démoville'],
      url: 'https://mediateur.example/',
    },
  ],
])

export const mediatorFor = (country: string) => mediators.get(country) ?? null

const oilAndBatteries = inEveryLanguage({
  en: 'Used oil and starter batteries',
  sv: 'Spillolja och startbatterier',
  fi: 'Jäteöljy ja käynnistysakut',
  da: 'Spildolie og startbatterier',
  fr: 'Huiles usagées et batteries de démarrage',
  nl: 'Afgewerkte olie en startaccu’s',
  de: 'Altöl und Starterbatterien',
})

/**
 * The place where a seller must take back oil and batteries: in Germany, AltölV § 8 and BattDG. The garage does not
 * exist.
 */
export function takeBackPointsFor(country: string, language: Locale): InferInput<typeof TakeBackPoint>[] {
  if (country !== 'DE') return []
  const address = ['Musterstraße 1', '12345 Musterstadt']
  return [{ goods: oilAndBatteries[language], name: 'Musterwerkstatt GmbH', address }]
}
