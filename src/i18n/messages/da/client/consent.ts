import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Må vi måle besøg, køb og vores annoncering?',
  'consent.all': 'Acceptér alle',
  'consent.none': 'Afvis alle',
  'consent.choose': 'Vælg',
  'consent.more': 'Hvad der gemmes, og for hvem',
} satisfies Record<keyof typeof english, string>
