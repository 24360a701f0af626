import type { password as english } from '../../en/account/password.ts'

export const password = {
  'account.repeatPassword': 'Upprepa lösenordet',
  'account.passwordHint': 'Minst {min} tecken. Några ord i rad är lätta att minnas och svåra att gissa.',
  'account.strength.weak': 'Lätt att gissa',
  'account.strength.fair': 'Ganska svårt att gissa',
  'account.strength.strong': 'Svårt att gissa',
  'account.problem.short': 'Använd minst {min} tecken',
  'account.problem.long': 'Använd högst {max} tecken',
  'account.problem.different': 'Lösenorden är inte likadana',
  'account.problem.wrongPassword': 'Det här är inte ditt nuvarande lösenord',
} satisfies Record<keyof typeof english, string>
