import type { password as english } from '../../en/customer/password.ts'

export const password = {
  'account.changePassword': 'Passwort ändern',
  'account.currentPassword': 'Aktuelles Passwort',
  'account.newPassword': 'Neues Passwort',
  'account.savePassword': 'Passwort speichern',
  'account.passwordChanged': 'Ihr Passwort ist geändert. Auf anderen Geräten müssen Sie sich neu anmelden.',
  'account.passwordReset': 'Ihr neues Passwort ist gespeichert, und Sie sind angemeldet.',
  'account.passwordFailed':
    'Es ist nicht sicher, ob Ihr Passwort gespeichert wurde. Versuchen Sie, sich mit dem neuen anzumelden, oder versuchen Sie es gleich noch einmal.',
  'account.forgotHint':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  'account.sendLink': 'Link senden',
  'account.mailSent':
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link gesendet, mit dem Sie ein neues Passwort festlegen. Er funktioniert nur einmal.',
  'account.mailFailed':
    'Der Link konnte gerade nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  'account.deadLink': 'Dieser Link funktioniert nicht mehr',
  'account.linkGone': 'Dieser Link ist unvollständig, schon benutzt oder abgelaufen.',
  'account.newLink': 'Neuen Link anfordern',
  'account.repeatPassword': 'Passwort wiederholen',
  'account.passwordHint':
    'Mindestens {min} Zeichen. Ein paar Wörter sind leicht zu merken und schwer zu erraten.',
  'account.strength.weak': 'Leicht zu erraten',
  'account.strength.fair': 'Recht schwer zu erraten',
  'account.strength.strong': 'Schwer zu erraten',
  'account.problem.short': 'Bitte mindestens {min} Zeichen eingeben',
  'account.problem.long': 'Bitte höchstens {max} Zeichen eingeben',
  'account.problem.common':
    'Dieses Passwort gehört zu den ersten, die erraten werden. Bitte ein anderes wählen, zum Beispiel vier Wörter, die nicht zusammengehören',
  'account.problem.personal':
    'Dieses Passwort besteht aus Ihrem Namen, Ihrer E-Mail-Adresse oder unserem Namen. Bitte ein anderes wählen, zum Beispiel vier Wörter, die nicht zusammengehören',
  'account.problem.different': 'Die beiden Passwörter stimmen nicht überein',
  'account.problem.wrongPassword': 'Das ist nicht Ihr aktuelles Passwort',
} satisfies Record<keyof typeof english, string>
