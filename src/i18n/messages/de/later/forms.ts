import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Dieses Feld muss ausgefüllt werden',
  'forms.email': 'Die E-Mail-Adresse ist nicht gültig',
  'forms.phone': 'Die Telefonnummer ist nicht gültig, Landesvorwahl erforderlich',
  'forms.phoneCode': 'Kein Land hat diese Vorwahl: Prüfen Sie die Ziffern nach dem +',
  'forms.phoneShort': 'Diese Telefonnummer ist zu kurz',
  'forms.phoneLong': 'Diese Telefonnummer ist zu lang',
  'forms.phoneDigits': 'Diese Telefonnummer gibt es nicht: Prüfen Sie die Ziffern nach der Landesvorwahl',
  'forms.optional': 'optional',
  'forms.summary': 'Bitte {count, plural, one {# Feld} other {# Felder}} korrigieren',
  'forms.tooManyAttempts': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.',
} satisfies Record<keyof typeof english, string>
