import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Må vi måle dit besøg?',
  'consent.question':
    'Vi vil gerne tælle besøg og køb og se, hvad vores annoncering fører til. Butikken fungerer på samme måde uden. Du kan ændre dit svar nederst på hver side.',
  'consent.save': 'Gem',
  'consent.statistics': 'Statistik: hvilke sider og dele der ses og købes',
  'consent.marketing': 'Markedsføring: hvad vores annoncering fører til, deles med annoncetjenester',
  'consent.settings': 'Cookieindstillinger',
} satisfies Record<keyof typeof english, string>
