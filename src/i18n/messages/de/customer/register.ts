import type { register as english } from '../../en/customer/register.ts'

export const register = {
  'account.problem.taken': 'Für diese E-Mail-Adresse gibt es schon ein Konto',
  'account.registerFailed':
    'Ihr Konto konnte gerade nicht angelegt werden. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal.',
  'account.newsletter': 'Ich möchte Neuigkeiten und Angebote per E-Mail erhalten',
  'account.newsletterHint':
    'Wir senden Ihnen zuerst eine E-Mail. Der Newsletter kommt, sobald Sie ihn über den Link darin bestätigt haben.',
} satisfies Record<keyof typeof english, string>
