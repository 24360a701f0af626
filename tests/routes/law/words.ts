import type { Locale } from '#src/i18n/locales.ts'

/** The words that a law asks for, in one language. */
interface Words {
  /** Beside each price: VAT is included, delivery is not (Directive 2011/83/EU, article 6; PAngV § 6). */
  price: string
  /** Directive 98/6/EC, article 3; PAngV § 5: the price of a litre, never of 100 ml. */
  perLitre: string
  /** Directive 98/6/EC, article 6a. */
  lowest30: string
  /** That ordering obliges to pay (Directive 2011/83/EU, article 8(2)). */
  order: string
  /** The withdrawal function (Directive 2011/83/EU, article 11a). */
  withdraw: string
  /** The model form of withdrawal (annex I (B)). */
  modelForm: string
  /** The person in the Union who is responsible for a product (Regulation (EU) 2023/988, article 16). */
  responsible: string
  /** The country of a maker, as its address ends. */
  britain: string
  /** Signal word and first hazard of an aerosol (Regulation (EC) 1272/2008, article 48). */
  danger: [signal: string, hazard: string]
  /** Directive 2006/112/EC, articles 138 and 226(11); never "reverse charge", which is for services. */
  exempt: string
  reverseCharge: RegExp
  /** That the shop takes part in no proceedings of bodies for disputes (VSBG § 36). */
  noProceedings: string
  /** A fee is never more than the cost (Directive 2011/83/EU, article 19). */
  feeAtCost: string
  imports: string
  /** The mail that asks to confirm a subscription: subject, and that nothing happens otherwise. */
  confirm: [subject: string, otherwise: string]
  leave: string
  /** The words for the arrival of goods: before an order, and as the label of a row after it. */
  expected: string
  arrival: string
  /** The delivery page's table for the country. */
  deliveryTo: string
}

export const words: Record<Locale, Words> = {
  en: {
    price: 'incl. VAT, plus delivery',
    perLitre: 'per litre',
    lowest30: 'Lowest price in the last 30 days:',
    order: 'Order and pay',
    withdraw: 'Withdraw from contract here',
    modelForm: 'Model withdrawal form',
    responsible: 'Responsible person in the EU',
    britain: 'United Kingdom',
    danger: ['Danger', 'Extremely flammable aerosol.'],
    exempt: 'intra-Community supply',
    reverseCharge: /reverse charge/i,
    noProceedings: 'We take no part in proceedings',
    feeAtCost: 'never more than the payment method costs us',
    imports: 'Import VAT and customs duty',
    confirm: ['Please confirm your newsletter subscription', 'you will not receive anything'],
    leave: 'unsubscribe here:',
    expected: 'Expected',
    arrival: 'Expected',
    deliveryTo: 'Delivery to:',
  },
  sv: {
    price: 'inkl. moms, plus frakt',
    perLitre: 'per liter',
    lowest30: 'Lägsta pris på 30 dagar:',
    order: 'Beställ med betalningsskyldighet',
    withdraw: 'Ångra avtalet här',
    modelForm: 'Ångerblankett',
    responsible: 'Ansvarig person i EU',
    britain: 'Storbritannien',
    danger: ['Fara', 'Extremt brandfarlig aerosol.'],
    exempt: 'Unionsintern varuleverans',
    reverseCharge: /omvänd/i,
    noProceedings: 'Vi deltar inte i tvistlösning',
    feeAtCost: 'aldrig högre än vad betalningssättet kostar oss',
    imports: 'Importmoms och tull',
    confirm: ['Bekräfta prenumerationen på vårt nyhetsbrev', 'då får du inget nyhetsbrev'],
    leave: 'avslutar du prenumerationen här:',
    expected: 'Beräknad leverans',
    arrival: 'Beräknad leverans',
    deliveryTo: 'Leverans till:',
  },
  fi: {
    price: 'sis. alv, + toimitus',
    perLitre: '/ litra',
    lowest30: 'Alin hinta 30 päivään:',
    order: 'Tilaa ja sitoudu maksamaan',
    withdraw: 'Peruuta sopimus tästä',
    modelForm: 'Peruuttamislomake',
    responsible: 'Vastuuhenkilö EU:ssa',
    britain: 'Iso-Britannia',
    danger: ['Vaara', 'Erittäin helposti syttyvä aerosoli.'],
    exempt: 'Veroton yhteisömyynti',
    reverseCharge: /käännetty/i,
    noProceedings: 'Emme osallistu kuluttajariitojen sovitteluun',
    feeAtCost: 'maksutavasta meille koituvat kulut',
    imports: 'tuonnin arvonlisäveron ja tullin',
    confirm: ['Vahvista uutiskirjeen tilaus', 'et saa uutiskirjettä'],
    leave: 'peru tilaus tästä:',
    expected: 'Arvioitu saapuminen',
    arrival: 'Arvioitu saapuminen',
    deliveryTo: 'Toimitus maahan:',
  },
  da: {
    price: 'inkl. moms, plus fragt',
    perLitre: 'pr. liter',
    lowest30: 'Laveste pris de seneste 30 dage:',
    order: 'Bestil med betalingspligt',
    withdraw: 'Fortryd aftalen her',
    modelForm: 'Standardfortrydelsesformular',
    responsible: 'Ansvarlig person i EU',
    britain: 'Storbritannien',
    danger: ['Fare', 'Yderst brandfarlig aerosol.'],
    exempt: 'Momsfri EU-varelevering',
    reverseCharge: /omvendt/i,
    noProceedings: 'Vi deltager ikke i sager',
    feeAtCost: 'aldrig højere end det, betalingsmåden koster os',
    imports: 'Importmoms og told',
    confirm: ['Bekræft tilmeldingen til vores nyhedsbrev', 'så får du ikke noget nyhedsbrev'],
    leave: 'kan du afmelde det her:',
    expected: 'Forventet levering',
    arrival: 'Forventet levering',
    deliveryTo: 'Levering til:',
  },
  fr: {
    price: 'TTC, hors livraison',
    perLitre: 'le litre',
    lowest30: 'Prix le plus bas des 30 derniers jours :',
    order: 'Commander avec obligation de paiement',
    withdraw: 'Renoncer au contrat ici',
    modelForm: 'Modèle de formulaire de rétractation',
    responsible: 'Personne responsable dans l’UE',
    britain: 'Royaume-Uni',
    danger: ['Danger', 'Aérosol extrêmement inflammable.'],
    exempt: 'Livraison intracommunautaire exonérée de TVA',
    reverseCharge: /autoliquidation/i,
    noProceedings: 'Nous ne participons pas aux procédures',
    feeAtCost: 'ne dépassent jamais ce que le moyen de paiement nous coûte',
    imports: 'TVA à l’importation et droits de douane',
    confirm: ['Confirmez votre abonnement à notre newsletter', 'vous ne recevrez rien'],
    leave: 'désabonnez-vous ici :',
    expected: 'Livraison prévue :',
    arrival: 'Livraison prévue',
    deliveryTo: 'Livraison :',
  },
  nl: {
    price: 'incl. btw, excl. verzending',
    perLitre: 'per liter',
    lowest30: 'Laagste prijs in 30 dagen:',
    order: 'Bestelling met betalingsverplichting',
    withdraw: 'Overeenkomst hier herroepen',
    modelForm: 'Modelformulier voor herroeping',
    responsible: 'Verantwoordelijke persoon in de EU',
    britain: 'Verenigd Koninkrijk',
    danger: ['Gevaar', 'Zeer licht ontvlambare aerosol.'],
    exempt: 'Intracommunautaire levering',
    reverseCharge: /verlegd/i,
    noProceedings: 'nemen wij niet deel',
    feeAtCost: 'nooit hoger dan wat de betaalwijze ons kost',
    imports: 'Invoer-btw en invoerrechten',
    confirm: ['Bevestig uw inschrijving voor onze nieuwsbrief', 'u ontvangt niets'],
    leave: 'Schrijf u dan hier uit:',
    expected: 'Verwacht',
    arrival: 'Verwachte bezorging',
    deliveryTo: 'Bezorging naar:',
  },
  de: {
    price: 'inkl. MwSt., zzgl. Versand',
    perLitre: 'pro Liter',
    lowest30: 'Niedrigster Preis der letzten 30 Tage:',
    order: 'Zahlungspflichtig bestellen',
    withdraw: 'Vertrag widerrufen',
    modelForm: 'Muster-Widerrufsformular',
    responsible: 'Verantwortliche Person in der EU',
    britain: 'Vereinigtes Königreich',
    danger: ['Gefahr', 'Extrem entzündbares Aerosol.'],
    exempt: 'Steuerfreie innergemeinschaftliche Lieferung',
    reverseCharge: /Steuerschuldnerschaft/i,
    noProceedings: 'nehmen wir nicht teil',
    feeAtCost: 'nie höher als die Kosten, die uns durch sie entstehen',
    imports: 'Einfuhrumsatzsteuer und Zoll',
    confirm: ['Bitte bestätigen Sie Ihre Anmeldung zum Newsletter', 'Sie erhalten dann nichts'],
    leave: 'bestellen Sie ihn hier ab:',
    expected: 'Lieferung voraussichtlich',
    arrival: 'Voraussichtliche Lieferung',
    deliveryTo: 'Lieferung nach:',
  },
}
