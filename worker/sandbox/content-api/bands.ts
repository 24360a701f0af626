import type { InferInput } from 'valibot'
import type { ContentBand } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'

type Band = InferInput<typeof ContentBand>

const to = '/info/returns'

/** Editorial bands by their position on a screen, in each language. */
export const bands: ReadonlyMap<string, Record<Locale, Band>> = new Map([
  [
    'home',
    inEveryLanguage({
      en: {
        title: 'Measure before you order',
        text: 'Hold the old part against the dimension drawing. If every figure matches, the new one will fit. If it doesn’t, send it back within 30 days.',
        link: { label: 'How returns work', to },
      },
      sv: {
        title: 'Mät innan du beställer',
        text: 'Jämför den gamla delen med måttritningen. Stämmer alla mått passar den nya. Gör den inte det skickar du tillbaka den inom 30 dagar.',
        link: { label: 'Så fungerar returer', to },
      },
      fi: {
        title: 'Mittaa, ennen kuin tilaat',
        text: 'Vertaa vanhaa osaa mittapiirrokseen. Jos kaikki mitat täsmäävät, uusikin sopii. Jos ei sovi, palauta se 30 päivän kuluessa.',
        link: { label: 'Näin palautat', to },
      },
      da: {
        title: 'Mål, før du bestiller',
        text: 'Hold den gamle del op mod måltegningen. Passer alle mål, passer den nye også. Gør den ikke det, kan du sende den tilbage inden for 30 dage.',
        link: { label: 'Sådan returnerer du', to },
      },
      fr: {
        title: 'Mesurez avant de commander',
        text: 'Comparez l’ancienne pièce au plan coté. Si toutes les cotes correspondent, la nouvelle conviendra. Sinon, renvoyez-la sous 30 jours.',
        link: { label: 'Comment retourner une pièce', to },
      },
      nl: {
        title: 'Meet voordat u bestelt',
        text: 'Leg het oude onderdeel naast de maattekening. Kloppen alle maten, dan past het nieuwe ook. Zo niet, stuur het dan binnen 30 dagen terug.',
        link: { label: 'Zo werkt retourneren', to },
      },
      de: {
        title: 'Erst messen, dann bestellen',
        text: 'Vergleichen Sie das alte Teil mit der Maßzeichnung. Stimmen alle Maße, passt auch das neue. Wenn nicht, schicken Sie es innerhalb von 30 Tagen zurück.',
        link: { label: 'So funktioniert die Rückgabe', to },
      },
    }),
  ],
])
