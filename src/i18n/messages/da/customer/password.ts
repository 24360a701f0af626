import type { password as english } from '../../en/customer/password.ts'

export const password = {
  'account.changePassword': 'Skift adgangskode',
  'account.currentPassword': 'Nuværende adgangskode',
  'account.newPassword': 'Ny adgangskode',
  'account.savePassword': 'Gem adgangskoden',
  'account.passwordChanged': 'Din adgangskode er ændret. På andre enheder skal du logge ind igen.',
  'account.passwordReset': 'Din nye adgangskode er gemt, og du er logget ind.',
  'account.passwordFailed':
    'Det er usikkert, om adgangskoden blev gemt. Prøv at logge ind med den nye, eller prøv igen om et øjeblik.',
  'account.forgotHint':
    'Skriv den e-mailadresse, der hører til din konto. Så sender vi dig et link, hvor du vælger en ny adgangskode.',
  'account.sendLink': 'Send link',
  'account.mailSent':
    'Hvis der findes en konto med denne e-mailadresse, sender vi et link til den, hvor du vælger en ny adgangskode. Linket virker én gang.',
  'account.mailFailed': 'Linket kunne ikke sendes lige nu. Prøv igen om et øjeblik.',
  'account.deadLink': 'Linket virker ikke længere',
  'account.linkGone': 'Dette link er ufuldstændigt, brugt eller udløbet.',
  'account.newLink': 'Få et nyt link',
  'account.repeatPassword': 'Gentag adgangskoden',
  'account.passwordHint': 'Mindst {min} tegn. Nogle få ord er nemme at huske og svære at gætte.',
  'account.strength.weak': 'Nem at gætte',
  'account.strength.fair': 'Ret svær at gætte',
  'account.strength.strong': 'Svær at gætte',
  'account.problem.short': 'Brug mindst {min} tegn',
  'account.problem.long': 'Brug højst {max} tegn',
  'account.problem.common':
    'Denne adgangskode er en af de første, der bliver gættet. Vælg en anden, for eksempel fire ord, der ikke hører sammen',
  'account.problem.personal':
    'Denne adgangskode består af dit navn, din e-mailadresse eller vores navn. Vælg en anden, for eksempel fire ord, der ikke hører sammen',
  'account.problem.different': 'De to adgangskoder er ikke ens',
  'account.problem.wrongPassword': 'Det er ikke din nuværende adgangskode',
} satisfies Record<keyof typeof english, string>
