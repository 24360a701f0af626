import type { password as english } from '../../en/account/password.ts'

export const password = {
  'account.repeatPassword': 'Wachtwoord herhalen',
  'account.passwordHint':
    'Minstens {min} tekens. Een paar woorden zijn makkelijk te onthouden en moeilijk te raden.',
  'account.strength.weak': 'Makkelijk te raden',
  'account.strength.fair': 'Redelijk moeilijk te raden',
  'account.strength.strong': 'Moeilijk te raden',
  'account.problem.short': 'Gebruik minstens {min} tekens',
  'account.problem.long': 'Gebruik hoogstens {max} tekens',
  'account.problem.different': 'De twee wachtwoorden zijn niet gelijk',
  'account.problem.wrongPassword': 'Dit is niet uw huidige wachtwoord',
} satisfies Record<keyof typeof english, string>
