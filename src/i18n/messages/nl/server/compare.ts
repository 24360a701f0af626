import type { compare as english } from '../../en/server/compare.ts'

export const compare = {
  'compare.title': 'Onderdelen vergelijken',
  'compare.table': 'Vergelijking van de onderdelen',
  'compare.allFacts': '{count, plural, one {# gegeven tonen} other {Alle # gegevens tonen}}',
  'compare.differences': 'Alleen verschillen tonen',
  'compare.buy': 'Kopen',
  'compare.cheapest': 'Laagste prijs',
  'compare.remove': 'Verwijderen',
  'compare.removeNamed': 'Uit de vergelijking verwijderen: {name}',
  'compare.noValue': 'niet vermeld',
  'compare.same': 'Deze onderdelen verschillen niet in de bekende gegevens.',
  'compare.missing': 'Niet in de vergelijking:',
  'compare.notSoldHere': 'niet te koop in uw land',
  'compare.unknown': 'zo’n onderdeel bestaat niet',
  'compare.damaged': 'Een deel van het adres was niet leesbaar en is weggelaten.',
  'compare.onlyFour': 'U kunt maximaal {max} onderdelen vergelijken. De overige zijn weggelaten.',
  'compare.more':
    'Kies een tweede onderdeel: ‘Vergelijken’ staat in elke lijst en op de pagina van elk onderdeel.',
  'compare.empty': 'Geen onderdelen om te vergelijken',
  'compare.emptyHint':
    'Kies ‘Vergelijken’ in een lijst of op de pagina van een onderdeel. Tot {max} onderdelen staan dan naast elkaar.',
} satisfies Record<keyof typeof english, string>
