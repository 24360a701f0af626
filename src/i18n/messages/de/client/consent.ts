import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Dürfen wir Besuche, Käufe und unsere Werbung messen?',
  'consent.all': 'Alle akzeptieren',
  'consent.none': 'Alle ablehnen',
  'consent.choose': 'Auswählen',
  'consent.more': 'Was gespeichert wird, und für wen',
} satisfies Record<keyof typeof english, string>
