import type { password as english } from '../../en/account/password.ts'

export const password = {
  'account.repeatPassword': 'Gentag adgangskoden',
  'account.passwordHint': 'Mindst {min} tegn. Nogle få ord er nemme at huske og svære at gætte.',
  'account.strength.weak': 'Nem at gætte',
  'account.strength.fair': 'Ret svær at gætte',
  'account.strength.strong': 'Svær at gætte',
  'account.problem.short': 'Brug mindst {min} tegn',
  'account.problem.long': 'Brug højst {max} tegn',
  'account.problem.different': 'De to adgangskoder er ikke ens',
  'account.problem.wrongPassword': 'Det er ikke din nuværende adgangskode',
} satisfies Record<keyof typeof english, string>
