import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Dit veld is verplicht',
  'forms.email': 'Het e-mailadres is niet geldig',
  'forms.phone': 'Het telefoonnummer is niet geldig, landnummer vereist',
  'forms.optional': 'optioneel',
  'forms.summary': '{count, plural, one {# veld vraagt} other {# velden vragen}} uw aandacht',
  'forms.tooManyAttempts': 'Te veel pogingen op dit moment. Wacht een minuut en probeer het opnieuw.',
} satisfies Record<keyof typeof english, string>
