import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask':
    'Acceptez-vous la mesure des visites et une publicité qui vous reconnaît (e-mail, téléphone)\u00a0?',
  'consent.all': 'Tout accepter',
  'consent.none': 'Tout refuser',
  'consent.choose': 'Choisir',
  'consent.more': 'Confidentialité',
} satisfies Record<keyof typeof english, string>
