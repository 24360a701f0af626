import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Pouvons-nous mesurer visites, achats et publicité\u00a0?',
  'consent.all': 'Tout accepter',
  'consent.none': 'Tout refuser',
  'consent.choose': 'Choisir',
  'consent.more': 'Ce qui est conservé, et pour qui',
} satisfies Record<keyof typeof english, string>
