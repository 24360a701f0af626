import type { register as english } from '../../en/account/register.ts'

export const register = {
  'account.haveAccount': 'Minulla on jo tili',
  'account.problem.taken': 'Tällä sähköpostiosoitteella on jo tili',
  'account.registerFailed':
    'Tilin luominen ei juuri nyt onnistunut. Ostoskorisi on ennallaan. Yritä hetken kuluttua uudelleen.',
  'account.newsletter': 'Lähettäkää minulle uutisia ja tarjouksia sähköpostitse',
} satisfies Record<keyof typeof english, string>
