import type { search as english } from '../../en/server/search.ts'

export const search = {
  'search.results': '{count, plural, one {# resultat} other {# resultater}} for ”{keyword}”',
  'search.noParts': 'Ingen dele fundet for ”{keyword}”',
  'search.pages': 'Sider og svar',
  'search.none': 'Ingen resultater for ”{keyword}”',
  'search.noneHint': 'Tjek stavningen, brug færre ord, eller indtast et varenummer eller originalnummer.',
  'search.prompt': 'Hvad leder du efter?',
  'search.promptHint': 'En reservedel, dens nummer, et originalnummer eller en bil.',
  'search.unavailable': 'Søgningen kan ikke nås lige nu',
  'search.unavailableHint': 'Alle kategorier virker som vanligt. Prøv søgningen igen om lidt.',
  'search.without': 'Intet har alle disse ord. Vises uden ”{words}”.',
  'search.didYouMean': 'Mente du {words}?',
  'search.nearest': 'Nærmeste dele, fundet med ”{words}”',
  'search.match.article': 'Svarer til varenummer {number}',
  'search.match.oe': 'Svarer til OE-nummer {number}',
  'search.match.cross': 'Svarer til {number}',
  'search.match.replaced': 'Erstatter {number}',
  'search.match.code': 'Svarer til {number}',
} satisfies Record<keyof typeof english, string>
