import { type Shopper, shoppers } from '#tests/journeys/shoppers.ts'

/** A shopper in a country of delivery, who reads a language of the shop that is spoken there, and what its law asks for. */
export interface Country extends Shopper {
  /** The period of the legal guarantee, as its notice begins. */
  guarantee: string
  /** The rate of VAT, as it is written there. */
  vat: string
  /** The fee for an invoice; null where the law forbids one. */
  fee: string | null
  /** The VAT number of a business whose orders are exempt; null at the seller's home and outside the Union. */
  vatNumber: string | null
  /** The authority that watches over accessibility; null where the law has none. */
  accessibility: string | null
  /** The body that settles disputes, with its address; null where the shop says that it takes part in no proceedings. */
  disputes: string[] | null
}

function at(country: string, more: Omit<Country, keyof Shopper>, elsewhere: Partial<Shopper> = {}): Country {
  const shopper = shoppers.find((one) => one.country === country)
  const unlike = { locale: 'en', country, phoneNumber: '', zipCode: '', city: '' } as const
  return { ...unlike, ...shopper, ...more, ...elsewhere }
}

const belgium = {
  vat: '21',
  fee: null,
  vatNumber: 'BE0428759497',
  disputes: [
    'Consumentenombudsdienst / Service de Médiation pour le Consommateur',
    'Koning Albert II-laan 8 bus 1',
  ],
}
const brussels = { phoneNumber: '+32 2 512 34 56', zipCode: '1000', city: 'Brussel' }

export const countries: Country[] = [
  at('SE', {
    guarantee: 'Lagstadgad reklamationsrätt: 3 år',
    vat: '25',
    fee: '19 kr',
    vatNumber: null,
    accessibility: 'Post- och telestyrelsen (PTS)',
    disputes: ['Allmänna reklamationsnämnden', 'Box 174'],
  }),
  at('FI', {
    guarantee: 'Lakisääteinen virhevastuu: niin kauan kuin osan voi olettaa kestävän, vähintään 2 vuotta',
    vat: '25,5',
    fee: '1,90 €',
    vatNumber: 'FI20774740',
    accessibility: 'Traficom',
    disputes: ['Kuluttajariitalautakunta', 'Hämeentie 3'],
  }),
  at('DK', {
    guarantee: 'Lovpligtig reklamationsret: 2 år',
    vat: '25',
    fee: '15 kr.',
    vatNumber: 'DK13585628',
    accessibility: 'Digitaliseringsstyrelsen',
    disputes: ['Nævnenes Hus', 'Toldboden 2'],
  }),
  at(
    'NO',
    {
      guarantee: 'Legal guarantee: 5 years',
      vat: '25',
      fee: '19 kr',
      vatNumber: null,
      accessibility: null,
      disputes: ['Forbrukertilsynet', 'Postboks 2862 Kjørbekk'],
    },
    { phoneNumber: '+47 22 12 34 56', zipCode: '0150', city: 'Oslo', identityNumber: '01018510002' },
  ),
  at('DE', {
    guarantee: 'Gesetzliche Gewährleistung: 2 Jahre',
    vat: '19',
    fee: '1,90 €',
    vatNumber: 'DE136695976',
    accessibility: '(MLBF), Magdeburg',
    disputes: null,
  }),
  at(
    'AT',
    {
      guarantee: 'Gesetzliche Gewährleistung: 2 Jahre',
      vat: '20',
      fee: null,
      vatNumber: 'ATU13585627',
      accessibility: 'Sozialministeriumservice',
      disputes: null,
    },
    { locale: 'de', phoneNumber: '+43 1 5334670', zipCode: '1010', city: 'Wien' },
  ),
  at('NL', {
    guarantee: 'Wettelijke garantie: zolang het onderdeel naar verwachting meegaat, ten minste 2 jaar',
    vat: '21',
    fee: '€ 1,90',
    vatNumber: 'NL004495445B01',
    accessibility: 'Autoriteit Consument & Markt (ACM)',
    disputes: null,
  }),
  at(
    'BE',
    { ...belgium, guarantee: 'Wettelijke garantie: 2 jaar', accessibility: 'FOD Economie' },
    { ...brussels, locale: 'nl' },
  ),
  at(
    'BE',
    { ...belgium, guarantee: 'Garantie légale de conformité : 2 ans', accessibility: 'SPF Économie' },
    { ...brussels, locale: 'fr' },
  ),
  at('FR', {
    guarantee: 'Garantie légale de conformité : 2 ans',
    vat: '20',
    fee: null,
    vatNumber: 'FR40303265045',
    accessibility: 'DGCCRF',
    disputes: ['Médiateur de la consommation', '31 rue de l’Exemple'],
  }),
  at('GB', {
    guarantee: 'Legal guarantee: 6 years',
    vat: '20',
    fee: '£1.50',
    vatNumber: null,
    accessibility: null,
    disputes: null,
  }),
]

export const isOutsideTheUnion = ({ country }: Country) => ['NO', 'GB'].includes(country)
