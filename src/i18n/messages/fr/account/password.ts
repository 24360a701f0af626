import type { password as english } from '../../en/account/password.ts'

export const password = {
  'account.repeatPassword': 'Répétez le mot de passe',
  'account.passwordHint': 'Au moins {min} caractères. Quelques mots se retiennent bien et se devinent mal.',
  'account.strength.weak': 'Facile à deviner',
  'account.strength.fair': 'Assez difficile à deviner',
  'account.strength.strong': 'Difficile à deviner',
  'account.problem.short': 'Saisissez au moins {min} caractères',
  'account.problem.long': 'Saisissez au plus {max} caractères',
  'account.problem.different': 'Les deux mots de passe sont différents',
  'account.problem.wrongPassword': 'Ce n’est pas votre mot de passe actuel',
} satisfies Record<keyof typeof english, string>
