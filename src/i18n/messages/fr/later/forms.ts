import type { forms as english } from '../../en/later/forms.ts'

export const forms = {
  'forms.required': 'Ce champ est obligatoire',
  'forms.email': 'L’adresse e-mail n’est pas valide',
  'forms.phone': 'Le numéro de téléphone n’est pas valide, l’indicatif du pays est requis',
  'forms.phoneCode': 'Aucun pays n’a cet indicatif\u00a0: vérifiez les chiffres après le +',
  'forms.phoneShort': 'Ce numéro de téléphone est trop court',
  'forms.phoneLong': 'Ce numéro de téléphone est trop long',
  'forms.phoneDigits': 'Ce numéro de téléphone n’existe pas\u00a0: vérifiez les chiffres après l’indicatif',
  'forms.optional': 'facultatif',
  'forms.summary': '{count, plural, one {# champ est} other {# champs sont}} à corriger',
  'forms.tooManyAttempts': 'Trop de tentatives en ce moment. Patientez une minute, puis réessayez.',
} satisfies Record<keyof typeof english, string>
