import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Saammeko mitata käyntiäsi?',
  'consent.question':
    'Haluamme laskea käynnit ja ostot sekä nähdä, miten mainontamme toimii. Kauppa toimii samoin ilman sitä. Voit muuttaa vastaustasi jokaisen sivun alareunassa.',
  'consent.save': 'Tallenna',
  'consent.statistics': 'Tilastot: mitä sivuja ja osia katsotaan ja ostetaan',
  'consent.marketing':
    'Markkinointi: miten mainontamme toimii. Tietoja annetaan mainospalveluille, tilauksesta myös sähköpostiosoite ja puhelinnumero koodina, jonka tunnistavat vain palvelut, joilla ne jo on',
  'consent.settings': 'Evästeasetukset',
} satisfies Record<keyof typeof english, string>
