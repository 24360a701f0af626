import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Må vi måle dit besøg?',
  'consent.question':
    'Vi vil gerne tælle besøg og køb og se, hvordan vores annoncering virker. Butikken fungerer på samme måde uden. Du kan ændre dit svar nederst på hver side.',
  'consent.save': 'Gem',
  'consent.statistics': 'Statistik: hvilke sider og dele der ses og købes',
  'consent.marketing':
    'Markedsføring: hvordan vores annoncering virker. Oplysninger deles med annoncetjenester, ved køb også e-mailadresse og telefonnummer, lavet om til en kode, som kun tjenester, der allerede har dem, kan genkende',
  'consent.settings': 'Cookieindstillinger',
} satisfies Record<keyof typeof english, string>
