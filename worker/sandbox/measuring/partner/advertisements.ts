import type { Locale } from '#src/i18n/locales.ts'

/** The partner's advertisement. */
export interface Advertisement {
  label: string
  headline: string
  text: string
}

/** One advertisement in each language. It leads nowhere. */
export const advertisements: Record<Locale, Advertisement> = {
  en: {
    label: 'Advertisement · simulated',
    headline: 'Room for the whole holiday',
    text: 'Roof boxes that open from either side.',
  },
  sv: {
    label: 'Annons · simulerad',
    headline: 'Plats för hela semestern',
    text: 'Takboxar som öppnas från båda sidor.',
  },
  fi: {
    label: 'Mainos · simuloitu',
    headline: 'Tilaa riittää koko lomalle',
    text: 'Kattoboksit, jotka aukeavat molemmilta puolilta.',
  },
  da: {
    label: 'Annonce · simuleret',
    headline: 'Plads til hele ferien',
    text: 'Tagbokse, der åbner fra begge sider.',
  },
  fr: {
    label: 'Publicité · simulation',
    headline: 'De la place pour les vacances',
    text: 'Des coffres de toit à ouverture bilatérale.',
  },
  nl: {
    label: 'Advertentie · gesimuleerd',
    headline: 'Ruimte voor de hele vakantie',
    text: 'Dakkoffers die aan twee kanten opengaan.',
  },
  de: {
    label: 'Anzeige · simuliert',
    headline: 'Platz für den ganzen Urlaub',
    text: 'Dachboxen, die sich von beiden Seiten öffnen lassen.',
  },
}
