import type { search as english } from '../../en/server/search.ts'

export const search = {
  'search.results': '{count, plural, one {# Treffer} other {# Treffer}} für „{keyword}“',
  'search.resultsAtLeast': 'Mindestens {count, plural, one {# Treffer} other {# Treffer}} für „{keyword}“',
  'search.show': 'Treffer anzeigen',
  'search.noParts': 'Keine Teile gefunden für „{keyword}“',
  'search.pages': 'Seiten und Antworten',
  'search.none': 'Nichts gefunden für „{keyword}“',
  'search.noneHint':
    'Prüfen Sie die Schreibweise, verwenden Sie weniger Wörter oder geben Sie eine Artikel- oder OE-Nummer ein.',
  'search.car': '„{keyword}“ ist die Nummer eines Fahrzeugs: {car}',
  'search.carHint': 'Wählen Sie es als Ihr Fahrzeug, dann zeigt der Shop die passenden Teile.',
  'search.prompt': 'Wonach suchen Sie?',
  'search.promptHint': 'Nach einem Teil, seiner Nummer, einer OE-Nummer oder einem Fahrzeug.',
  'search.promptHintWithoutCars': 'Nach einem Artikel oder seiner Nummer.',
  'search.unavailable': 'Die Suche ist gerade nicht erreichbar',
  'search.unavailableHint':
    'Alle Kategorien sind wie gewohnt erreichbar. Versuchen Sie die Suche gleich noch einmal.',
  'search.without': 'Kein Treffer enthält alle Wörter. Ergebnisse ohne „{words}“.',
  'search.didYouMean': 'Meinten Sie {words}?',
  'search.corrected': 'Ergebnisse für „{words}“. Stattdessen suchen nach {link}.',
  'search.foundIn': 'Gefunden auf {language}.',
  'search.year': 'Für Modelljahr {year}. {link}',
  'search.allYears': 'Alle Jahre zeigen',
  'search.noWord': '„{keyword}“ enthält kein Suchwort',
  'search.nearest': 'Ähnliche Treffer für „{words}“',
  'search.match.article': 'Entspricht Artikelnummer {number}',
  'search.match.oe': 'Entspricht OE-Nummer {number}',
  'search.match.cross': 'Entspricht {number}',
  'search.match.replaced': 'Ersetzt {number}',
  'search.match.code': 'Entspricht {number}',
  'answer.title': '{part} für {car}',
  'answer.fit': '{count, plural, one {# Teil passt} other {# Teile passen}}, {price}',
  'answer.mayFit':
    '{count, plural, one {# Teil} other {# Teile}}, {price} – was passt, hängt vom Fahrzeug ab',
  'answer.dependsOn': 'Abhängig von',
  'answer.split': '{condition}: {count, plural, one {# Teil} other {# Teile}}, sonst {others}',
  'answer.quantity': 'Menge',
  'answer.show': '{count, plural, one {Teil zeigen} other {Alle # Teile zeigen}}',
  'answer.showAllYears':
    '{count, plural, one {Teil für alle Modelljahre zeigen} other {# Teile für alle Modelljahre zeigen}}',
} satisfies Record<keyof typeof english, string>
