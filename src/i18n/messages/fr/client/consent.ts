import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask':
    'Mesurer vos visites et vous reconnaître dans la publicité (e-mail, téléphone)\u00a0: d’accord\u00a0?',
  'consent.all': 'Tout accepter',
  'consent.none': 'Tout refuser',
  'consent.choose': 'Choisir',
  'consent.more': 'Confidentialité',
} satisfies Record<keyof typeof english, string>
