import type { search as english } from '../../en/server/search.ts'

export const search = {
  'search.results': '{count, plural, one {# resultaat} other {# resultaten}} voor ‘{keyword}’',
  'search.resultsAtLeast':
    'Minstens {count, plural, one {# resultaat} other {# resultaten}} voor ‘{keyword}’',
  'search.show': 'Resultaten tonen',
  'search.noParts': 'Geen onderdelen gevonden voor ‘{keyword}’',
  'search.pages': 'Pagina’s en antwoorden',
  'search.none': 'Niets gevonden voor ‘{keyword}’',
  'search.noneHint':
    'Controleer de spelling, gebruik minder woorden of vul een artikelnummer of origineel nummer in.',
  'search.car': '‘{keyword}’ is het nummer van een auto: {car}',
  'search.carHint': 'Gebruik deze auto als uw auto, dan toont de winkel de onderdelen die passen.',
  'search.prompt': 'Waar bent u naar op zoek?',
  'search.examples': 'Bijvoorbeeld',
  'search.promptHint': 'Een onderdeel, het nummer ervan, een origineel nummer of een auto.',
  'search.promptHintWithoutCars': 'Een artikel of het nummer ervan.',
  'search.unavailable': 'De zoekfunctie is nu niet bereikbaar',
  'search.unavailableHint':
    'Alle categorieën zijn gewoon bereikbaar. Probeer het zoeken zo dadelijk opnieuw.',
  'search.without': 'Niets gevonden met al deze woorden. Resultaten zonder ‘{words}’.',
  'search.didYouMean': 'Bedoelde u {words}?',
  'search.corrected': 'Resultaten voor ‘{words}’. Zoek in plaats daarvan naar {link}.',
  'search.foundIn': 'Gevonden in het {language}.',
  'search.year': 'Voor modeljaar {year}. {link}',
  'search.allYears': 'Alle jaren tonen',
  'search.noWord': '‘{keyword}’ bevat geen zoekwoord',
  'search.nearest': 'Meest gelijkende onderdelen, gevonden met ‘{words}’',
  'search.match.article': 'Komt overeen met artikelnummer {number}',
  'search.match.oe': 'Komt overeen met OE-nummer {number}',
  'search.match.cross': 'Komt overeen met {number}',
  'search.match.replaced': 'Vervangt {number}',
  'search.match.code': 'Komt overeen met {number}',
  'answer.title': '{part} voor {car}',
  'answer.fit': '{count, plural, one {# onderdeel past} other {# onderdelen passen}}, {price}',
  'answer.mayFit':
    '{count, plural, one {# onderdeel} other {# onderdelen}}, {price} – wat past, hangt af van de auto',
  'answer.dependsOn': 'Hangt af van',
  'answer.split': '{condition}: {count, plural, one {# onderdeel} other {# onderdelen}}, anders {others}',
  'answer.quantity': 'Hoeveelheid',
  'answer.show': '{count, plural, one {Onderdeel tonen} other {Alle # onderdelen tonen}}',
  'answer.showYear': 'Onderdelen voor {year} tonen',
  'answer.showAllYears':
    '{count, plural, one {Onderdeel van alle jaren tonen} other {# onderdelen van alle jaren tonen}}',
} satisfies Record<keyof typeof english, string>
