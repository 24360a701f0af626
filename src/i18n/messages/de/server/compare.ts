import type { compare as english } from '../../en/server/compare.ts'

export const compare = {
  'compare.title': 'Teile vergleichen',
  'compare.table': 'Vergleich der Teile',
  'compare.allFacts': '{count, plural, one {# Angabe zeigen} other {Alle # Angaben zeigen}}',
  'compare.differences': 'Nur Unterschiede zeigen',
  'compare.buy': 'Kaufen',
  'compare.cheapest': 'Niedrigster Preis',
  'compare.remove': 'Entfernen',
  'compare.removeNamed': 'Aus dem Vergleich entfernen: {name}',
  'compare.noValue': 'keine Angabe',
  'compare.same': 'Diese Teile unterscheiden sich in den bekannten Angaben nicht.',
  'compare.missing': 'Im Vergleich fehlen:',
  'compare.notSoldHere': 'in Ihrem Land nicht erhältlich',
  'compare.unknown': 'ein solches Teil gibt es nicht',
  'compare.damaged': 'Ein Teil der Adresse war nicht lesbar und wurde weggelassen.',
  'compare.onlyFour': 'Höchstens {max} Teile lassen sich vergleichen. Die übrigen wurden weggelassen.',
  'compare.more':
    'Wählen Sie ein zweites Teil: „Vergleichen“ steht in jeder Liste und auf der Seite jedes Teils.',
  'compare.empty': 'Keine Teile zum Vergleichen',
  'compare.emptyHint':
    'Wählen Sie in einer Liste oder auf der Seite eines Teils „Vergleichen“. Bis zu {max} Teile stehen dann nebeneinander.',
} satisfies Record<keyof typeof english, string>
