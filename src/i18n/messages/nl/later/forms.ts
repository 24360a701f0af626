import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Dit veld is verplicht',
  'forms.email': 'Het e-mailadres is niet geldig',
  'forms.phone': 'Het telefoonnummer is niet geldig, landnummer vereist',
  'forms.phoneCode': 'Geen enkel land heeft dit landnummer: controleer de cijfers na de +',
  'forms.phoneShort': 'Dit telefoonnummer is te kort',
  'forms.phoneLong': 'Dit telefoonnummer is te lang',
  'forms.phoneDigits': 'Dit telefoonnummer bestaat niet: controleer de cijfers na het landnummer',
  'forms.optional': 'optioneel',
  'forms.summary': '{count, plural, one {# veld vraagt} other {# velden vragen}} uw aandacht',
  'forms.tooManyAttempts': 'Te veel pogingen op dit moment. Wacht een minuut en probeer het opnieuw.',
} satisfies Record<keyof typeof english, string>
