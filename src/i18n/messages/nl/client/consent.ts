import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Mogen we bezoek, aankopen en reclame meten?',
  'consent.all': 'Alles accepteren',
  'consent.none': 'Alles weigeren',
  'consent.choose': 'Kiezen',
  'consent.more': 'Wat wordt bewaard, en voor wie',
} satisfies Record<keyof typeof english, string>
