import type { consent as english } from '../../en/client/consent.ts'

export const consent = {
  'consent.ask': 'Får vi mäta besök, köp och vår annonsering?',
  'consent.title': 'Får vi mäta ditt besök?',
  'consent.question':
    'Vi vill räkna besök och köp, och se vad vår annonsering leder till. Butiken fungerar likadant utan det. Du kan ändra ditt svar längst ned på varje sida.',
  'consent.all': 'Godkänn alla',
  'consent.none': 'Avvisa alla',
  'consent.choose': 'Välj',
  'consent.save': 'Spara',
  'consent.statistics': 'Statistik: vilka sidor och delar som visas och köps',
  'consent.marketing': 'Marknadsföring: vad vår annonsering leder till, delas med annonstjänster',
  'consent.more': 'Vad som sparas, och för vem',
  'consent.settings': 'Cookieinställningar',
} satisfies Record<keyof typeof english, string>
