import type { password as english } from '../../en/account/password.ts'

export const password = {
  'account.repeatPassword': 'Passwort wiederholen',
  'account.passwordHint':
    'Mindestens {min} Zeichen. Ein paar Wörter sind leicht zu merken und schwer zu erraten.',
  'account.strength.weak': 'Leicht zu erraten',
  'account.strength.fair': 'Recht schwer zu erraten',
  'account.strength.strong': 'Schwer zu erraten',
  'account.problem.short': 'Bitte mindestens {min} Zeichen eingeben',
  'account.problem.long': 'Bitte höchstens {max} Zeichen eingeben',
  'account.problem.different': 'Die beiden Passwörter stimmen nicht überein',
  'account.problem.wrongPassword': 'Das ist nicht Ihr aktuelles Passwort',
} satisfies Record<keyof typeof english, string>
