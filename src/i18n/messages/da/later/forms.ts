import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Feltet skal udfyldes',
  'forms.email': 'E-mailadressen er ikke gyldig',
  'forms.phone': 'Telefonnummeret er ikke gyldigt, landekode kræves',
  'forms.phoneCode': 'Intet land har denne landekode: tjek cifrene efter +',
  'forms.phoneShort': 'Telefonnummeret er for kort',
  'forms.phoneLong': 'Telefonnummeret er for langt',
  'forms.phoneDigits': 'Telefonnummeret findes ikke: tjek cifrene efter landekoden',
  'forms.optional': 'valgfrit',
  'forms.summary': '{count, plural, one {# felt skal} other {# felter skal}} rettes',
  'forms.tooManyAttempts': 'For mange forsøg lige nu. Vent et minut, og prøv igen.',
} satisfies Record<keyof typeof english, string>
