import type { password as english } from '../../en/account/password.ts'

export const password = {
  'account.repeatPassword': 'Toista salasana',
  'account.passwordHint':
    'Vähintään {min} merkkiä. Muutama sana peräkkäin on helppo muistaa ja vaikea arvata.',
  'account.strength.weak': 'Helppo arvata',
  'account.strength.fair': 'Melko vaikea arvata',
  'account.strength.strong': 'Vaikea arvata',
  'account.problem.short': 'Käytä vähintään {min} merkkiä',
  'account.problem.long': 'Käytä enintään {max} merkkiä',
  'account.problem.different': 'Salasanat eivät ole samat',
  'account.problem.wrongPassword': 'Tämä ei ole nykyinen salasanasi',
} satisfies Record<keyof typeof english, string>
