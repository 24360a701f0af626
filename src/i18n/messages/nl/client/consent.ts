import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask':
    'Mogen we uw bezoek meten, en mogen advertentiediensten u aan e-mail of telefoonnummer herkennen?',
  'consent.all': 'Alles accepteren',
  'consent.none': 'Alles weigeren',
  'consent.choose': 'Kiezen',
  'consent.more': 'Privacy',
} satisfies Record<keyof typeof english, string>
