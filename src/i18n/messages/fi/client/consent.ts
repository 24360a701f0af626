import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Saammeko mitata käyntejä, ostoksia ja mainontaamme?',
  'consent.all': 'Hyväksy kaikki',
  'consent.none': 'Hylkää kaikki',
  'consent.choose': 'Valitse',
  'consent.more': 'Mitä tallennetaan ja kenelle',
} satisfies Record<keyof typeof english, string>
