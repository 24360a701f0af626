import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask':
    'Saammeko mitata käyntejä, ja saavatko mainospalvelut tunnistaa sinut sähköpostista tai puhelinnumerosta?',
  'consent.all': 'Hyväksy kaikki',
  'consent.none': 'Hylkää kaikki',
  'consent.choose': 'Valitse',
  'consent.more': 'Tietosuoja',
} satisfies Record<keyof typeof english, string>
