import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Får vi mäta ditt besök?',
  'consent.question':
    'Vi vill räkna besök och köp, och se hur vår annonsering fungerar. Butiken fungerar likadant utan det. Du kan ändra ditt svar längst ned på varje sida.',
  'consent.save': 'Spara',
  'consent.statistics': 'Statistik: vilka sidor och delar som visas och köps',
  'consent.marketing':
    'Marknadsföring: hur vår annonsering fungerar. Uppgifter delas med annonstjänster, vid köp även e-postadress och telefonnummer, omgjorda till en kod som bara tjänster som redan har dem kan känna igen',
  'consent.settings': 'Cookieinställningar',
} satisfies Record<keyof typeof english, string>
