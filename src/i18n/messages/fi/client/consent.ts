import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Saammeko mitata käyntejä, ostoksia ja mainontaamme?',
  'consent.title': 'Saammeko mitata käyntiäsi?',
  'consent.question':
    'Haluamme laskea käynnit ja ostot sekä nähdä, mihin mainontamme johtaa. Kauppa toimii samoin ilman sitä. Voit muuttaa vastaustasi jokaisen sivun alareunassa.',
  'consent.all': 'Hyväksy kaikki',
  'consent.none': 'Hylkää kaikki',
  'consent.choose': 'Valitse',
  'consent.save': 'Tallenna',
  'consent.statistics': 'Tilastot: mitä sivuja ja osia katsotaan ja ostetaan',
  'consent.marketing': 'Markkinointi: mihin mainontamme johtaa, jaetaan mainospalveluille',
  'consent.more': 'Mitä tallennetaan ja kenelle',
  'consent.settings': 'Evästeasetukset',
} satisfies Record<keyof typeof english, string>
