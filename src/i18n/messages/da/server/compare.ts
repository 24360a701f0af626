import type { compare as english } from '../../en/server/compare.ts'

export const compare = {
  'compare.title': 'Sammenlign dele',
  'compare.table': 'Sammenligning af delene',
  'compare.allFacts': '{count, plural, one {Vis # oplysning} other {Vis alle # oplysninger}}',
  'compare.differences': 'Vis kun forskellene',
  'compare.buy': 'Køb',
  'compare.cheapest': 'Laveste pris',
  'compare.remove': 'Fjern',
  'compare.removeNamed': 'Fjern fra sammenligningen: {name}',
  'compare.noValue': 'ikke oplyst',
  'compare.same': 'Der er ingen forskel på delene i de oplysninger, vi har.',
  'compare.missing': 'Udeladt af sammenligningen:',
  'compare.notSoldHere': 'sælges ikke i dit land',
  'compare.unknown': 'sådan en del findes ikke',
  'compare.damaged': 'En del af adressen kunne ikke læses og er udeladt.',
  'compare.onlyFour': 'Der kan højst sammenlignes {max} dele. De øvrige er udeladt.',
  'compare.more':
    'Vælg endnu en del at sammenligne med: tryk på ”Sammenlign” i en liste eller på en dels side.',
  'compare.empty': 'Ingen dele at sammenligne',
  'compare.emptyHint':
    'Tryk på ”Sammenlign” i en liste eller på en dels side. Op til {max} dele vises ved siden af hinanden.',
} satisfies Record<keyof typeof english, string>
