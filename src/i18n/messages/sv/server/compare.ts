import type { compare as english } from '../../en/server/compare.ts'

export const compare = {
  'compare.title': 'Jämför delar',
  'compare.table': 'Jämförelse av delarna',
  'compare.allFacts': '{count, plural, one {Visa # uppgift} other {Visa alla # uppgifter}}',
  'compare.differences': 'Visa bara skillnaderna',
  'compare.buy': 'Köp',
  'compare.cheapest': 'Lägst pris',
  'compare.remove': 'Ta bort',
  'compare.removeNamed': 'Ta bort från jämförelsen: {name}',
  'compare.noValue': 'uppgift saknas',
  'compare.same': 'Delarna skiljer sig inte åt i de uppgifter vi har.',
  'compare.missing': 'Ingår inte i jämförelsen:',
  'compare.notSoldHere': 'säljs inte i ditt land',
  'compare.unknown': 'det finns ingen sådan del',
  'compare.damaged': 'En del av adressen gick inte att läsa och har utelämnats.',
  'compare.onlyFour': 'Högst {max} delar kan jämföras. De övriga har utelämnats.',
  'compare.more': 'Välj ännu en del att jämföra med: tryck på ”Jämför” i en lista eller på en produktsida.',
  'compare.empty': 'Inga delar att jämföra',
  'compare.emptyHint':
    'Tryck på ”Jämför” i en lista eller på en produktsida. Upp till {max} delar visas bredvid varandra.',
} satisfies Record<keyof typeof english, string>
