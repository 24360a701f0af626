import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.contents': 'Tällä sivulla',
  'info.updated': 'Muutettu viimeksi {date}',
  'info.terms': 'Toimitusehdot',
  'info.privacy': 'Tietosuoja',
  'info.delivery': 'Toimitus',
  'info.returns': 'Palautukset',
  'info.withdrawal': 'Peruuttamisoikeus',
  'info.imprint': 'Yrityksen tiedot',
  'info.accessibility': 'Saavutettavuus',
  'info.take-back': 'Kierrätys ja vastaanotto',
  'info.label': '{name}:',
  'faq.contents': 'Kysymykset',
  'faq.unanswered': 'Etkö löytänyt vastausta?',
  'help.title': 'Ohjeet ja yhteystiedot',
  'preview.title': 'Luonnosten esikatselu',
  'preview.text': 'Näet tekstejä, joita ei ole vielä julkaistu.',
  'preview.end': 'Lopeta esikatselu',
} satisfies Record<keyof typeof english, string>
