import type { password as english } from '../../en/customer/password.ts'

export const password = {
  'account.changePassword': 'Byt lösenord',
  'account.currentPassword': 'Nuvarande lösenord',
  'account.newPassword': 'Nytt lösenord',
  'account.savePassword': 'Spara lösenordet',
  'account.passwordChanged': 'Lösenordet är bytt. På andra enheter behöver du logga in igen.',
  'account.passwordReset': 'Det nya lösenordet är sparat och du är inloggad.',
  'account.passwordFailed':
    'Det är osäkert om lösenordet sparades. Prova att logga in med det nya, eller försök igen om en stund.',
  'account.forgotHint':
    'Ange e-postadressen till ditt konto, så skickar vi en länk där du väljer ett nytt lösenord.',
  'account.sendLink': 'Skicka länk',
  'account.mailSent':
    'Om det finns ett konto med den här e-postadressen skickar vi en länk dit, där du väljer ett nytt lösenord. Länken fungerar en gång.',
  'account.mailFailed': 'Det gick inte att skicka länken just nu. Försök igen om en stund.',
  'account.deadLink': 'Länken fungerar inte längre',
  'account.linkGone': 'Den här länken är ofullständig, redan använd eller för gammal.',
  'account.newLink': 'Få en ny länk',
  'account.repeatPassword': 'Upprepa lösenordet',
  'account.passwordHint': 'Minst {min} tecken. Några ord i rad är lätta att minnas och svåra att gissa.',
  'account.strength.weak': 'Lätt att gissa',
  'account.strength.fair': 'Ganska svårt att gissa',
  'account.strength.strong': 'Svårt att gissa',
  'account.problem.short': 'Använd minst {min} tecken',
  'account.problem.long': 'Använd högst {max} tecken',
  'account.problem.common':
    'Det här lösenordet är ett av de första som någon gissar på. Välj ett annat, till exempel fyra ord som inte hör ihop',
  'account.problem.personal':
    'Det här lösenordet består av ditt namn, din e-postadress eller vårt namn. Välj ett annat, till exempel fyra ord som inte hör ihop',
  'account.problem.different': 'Lösenorden är inte likadana',
  'account.problem.wrongPassword': 'Det här är inte ditt nuvarande lösenord',
} satisfies Record<keyof typeof english, string>
