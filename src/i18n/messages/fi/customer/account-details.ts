import type { accountDetails as english } from '../../en/customer/account-details.ts'

export const accountDetails = {
  'account.details': 'Tilitiedot',
  'account.gender': 'Sukupuoli',
  'account.gender.none': 'Ei ilmoitettu',
  'account.gender.f': 'Nainen',
  'account.gender.m': 'Mies',
  'account.club.clubName': 'Autokerho',
  'account.club.memberNumber': 'Jäsennumero',
  'account.passwordForEmail':
    'Tarvitaan sähköpostiosoitteen vaihtamiseen. Ilmoitamme siitä aiempaan osoitteeseen. Muilla laitteilla sinun on sen jälkeen kirjauduttava uudelleen.',
  'account.save': 'Tallenna',
  'account.saved': 'Muutokset on tallennettu.',
  'account.saveFailed': 'Ei ole varmaa, tallentuivatko muutokset. Yritä hetken kuluttua uudelleen.',
} satisfies Record<keyof typeof english, string>
