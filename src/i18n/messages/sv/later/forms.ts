import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Fältet måste fyllas i',
  'forms.email': 'E-postadressen är inte giltig',
  'forms.phone': 'Telefonnumret är inte giltigt, landsnummer krävs',
  'forms.phoneCode': 'Inget land har det här landsnumret: kontrollera siffrorna efter +',
  'forms.phoneShort': 'Telefonnumret är för kort',
  'forms.phoneLong': 'Telefonnumret är för långt',
  'forms.phoneDigits': 'Telefonnumret finns inte: kontrollera siffrorna efter landsnumret',
  'forms.optional': 'valfritt',
  'forms.summary': '{count, plural, one {# fält behöver} other {# fält behöver}} ses över',
  'forms.tooManyAttempts': 'För många försök just nu. Vänta en minut och försök igen.',
} satisfies Record<keyof typeof english, string>
