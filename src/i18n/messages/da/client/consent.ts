import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Må vi måle besøg, og må annoncetjenester genkende dig på e-mail eller telefon?',
  'consent.all': 'Acceptér alle',
  'consent.none': 'Afvis alle',
  'consent.choose': 'Vælg',
  'consent.more': 'Persondatapolitik',
} satisfies Record<keyof typeof english, string>
