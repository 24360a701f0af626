import type { guarantee as english } from '../../en/later/guarantee.ts'

export const guarantee = {
  'guarantee.title': 'Gesetzliche Gewährleistung: {years, plural, one {# Jahr} other {# Jahre}}',
  'guarantee.lasting':
    'Gesetzliche Gewährleistung: so lange, wie man erwarten kann, dass das Teil hält, mindestens {years} Jahre',
  'guarantee.text':
    'Ist ein Teil mangelhaft oder nicht wie beschrieben, reparieren oder ersetzen wir es kostenlos. Geht das nicht, wird der Preis gemindert oder Sie erhalten Ihr Geld zurück. Diese Rechte haben Sie per Gesetz, unabhängig von einer Garantie des Herstellers.',
  'guarantee.reject':
    'Ein mangelhaftes Teil können Sie innerhalb von 30 Tagen gegen volle Erstattung zurückgeben.',
  'guarantee.more': 'Ihre Rechte bei einem mangelhaften Teil',
} satisfies Record<keyof typeof english, string>
