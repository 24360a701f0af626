import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Får vi mäta besök, köp och vår annonsering?',
  'consent.all': 'Godkänn alla',
  'consent.none': 'Avvisa alla',
  'consent.choose': 'Välj',
  'consent.more': 'Vad som sparas, och för vem',
} satisfies Record<keyof typeof english, string>
