import type { register as english } from '../../en/customer/register.ts'

export const register = {
  'account.problem.taken': 'Tällä sähköpostiosoitteella on jo tili',
  'account.registerFailed':
    'Tilin luominen ei onnistunut. Ostoskorisi on ennallaan. Yritä hetken kuluttua uudelleen.',
  'account.newsletter': 'Lähettäkää minulle uutisia ja tarjouksia sähköpostitse',
  'account.newsletterHint':
    'Lähetämme ensin viestin. Uutiskirje alkaa tulla, kun olet vahvistanut sen viestin linkistä.',
} satisfies Record<keyof typeof english, string>
