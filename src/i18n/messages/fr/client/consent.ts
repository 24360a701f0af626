import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Pouvons-nous mesurer vos visites, et la publicité peut-elle vous reconnaître\u00a0?',
  'consent.all': 'Tout accepter',
  'consent.none': 'Tout refuser',
  'consent.choose': 'Choisir',
  'consent.more': 'Confidentialité',
} satisfies Record<keyof typeof english, string>
