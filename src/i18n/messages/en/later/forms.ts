export const forms = {
  'forms.required': 'This field is required',
  'forms.email': 'Email is not valid',
  'forms.phone': 'Phone Number is not valid, country code required',
  'forms.optional': 'optional',
  'forms.summary': '{count, plural, one {# field needs} other {# fields need}} your attention',
  'forms.tooManyAttempts': 'Too many attempts just now. Wait a minute, then try again.',
} as const
