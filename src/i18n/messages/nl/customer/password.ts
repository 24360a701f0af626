import type { password as english } from '../../en/customer/password.ts'

export const password = {
  'account.changePassword': 'Wachtwoord wijzigen',
  'account.currentPassword': 'Huidig wachtwoord',
  'account.newPassword': 'Nieuw wachtwoord',
  'account.savePassword': 'Wachtwoord opslaan',
  'account.passwordChanged': 'Uw wachtwoord is gewijzigd. Op andere apparaten moet u opnieuw inloggen.',
  'account.passwordReset': 'Uw nieuwe wachtwoord is opgeslagen en u bent ingelogd.',
  'account.passwordFailed':
    'Het is niet zeker of uw wachtwoord is opgeslagen. Probeer in te loggen met het nieuwe, of probeer het zo meteen opnieuw.',
  'account.forgotHint':
    'Vul het e-mailadres van uw account in. We sturen u een link om een nieuw wachtwoord in te stellen.',
  'account.sendLink': 'Link versturen',
  'account.mailSent':
    'Als er een account met dit e-mailadres bestaat, hebben we er een link naartoe gestuurd om een nieuw wachtwoord in te stellen. De link werkt één keer.',
  'account.mailFailed': 'De link kon zojuist niet worden verstuurd. Probeer het zo meteen opnieuw.',
  'account.deadLink': 'Deze link werkt niet meer',
  'account.linkGone': 'Deze link is onvolledig, al gebruikt of verlopen.',
  'account.newLink': 'Nieuwe link aanvragen',
  'account.repeatPassword': 'Wachtwoord herhalen',
  'account.passwordHint':
    'Minstens {min} tekens. Een paar woorden zijn makkelijk te onthouden en moeilijk te raden.',
  'account.strength.weak': 'Makkelijk te raden',
  'account.strength.fair': 'Redelijk moeilijk te raden',
  'account.strength.strong': 'Moeilijk te raden',
  'account.problem.short': 'Gebruik minstens {min} tekens',
  'account.problem.long': 'Gebruik hoogstens {max} tekens',
  'account.problem.common':
    'Dit wachtwoord is een van de eerste die worden geraden. Kies een ander, bijvoorbeeld vier woorden die niet bij elkaar horen',
  'account.problem.personal':
    'Dit wachtwoord bestaat uit uw naam, uw e-mailadres of onze naam. Kies een ander, bijvoorbeeld vier woorden die niet bij elkaar horen',
  'account.problem.different': 'De twee wachtwoorden zijn niet gelijk',
  'account.problem.wrongPassword': 'Dit is niet uw huidige wachtwoord',
} satisfies Record<keyof typeof english, string>
