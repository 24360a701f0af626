import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask':
    'Dürfen wir Besuche messen und dürfen Werbedienste Sie an E-Mail oder Telefonnummer erkennen?',
  'consent.all': 'Alle akzeptieren',
  'consent.none': 'Alle ablehnen',
  'consent.choose': 'Auswählen',
  'consent.more': 'Datenschutz',
} satisfies Record<keyof typeof english, string>
