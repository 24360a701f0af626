import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Får vi mäta besök, och får annonstjänster känna igen dig på e-post eller telefon?',
  'consent.all': 'Godkänn alla',
  'consent.none': 'Avvisa alla',
  'consent.choose': 'Välj',
  'consent.more': 'Integritetspolicy',
} satisfies Record<keyof typeof english, string>
