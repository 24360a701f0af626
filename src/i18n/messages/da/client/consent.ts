import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Må vi måle besøg, køb og vores annoncering?',
  'consent.title': 'Må vi måle dit besøg?',
  'consent.question':
    'Vi vil gerne tælle besøg og køb og se, hvad vores annoncering fører til. Butikken fungerer på samme måde uden. Du kan ændre dit svar nederst på hver side.',
  'consent.all': 'Acceptér alle',
  'consent.none': 'Afvis alle',
  'consent.choose': 'Vælg',
  'consent.save': 'Gem',
  'consent.statistics': 'Statistik: hvilke sider og dele der ses og købes',
  'consent.marketing': 'Markedsføring: hvad vores annoncering fører til, deles med annoncetjenester',
  'consent.more': 'Hvad der gemmes, og for hvem',
  'consent.settings': 'Cookieindstillinger',
} satisfies Record<keyof typeof english, string>
