export const forms = {
  'forms.required': 'This field is required',
  'forms.email': 'Email is not valid',
  'forms.phone': 'Phone Number is not valid, country code required',
  'forms.phoneCode': 'No country has this code: check the digits after the +',
  'forms.phoneShort': 'This phone number is too short',
  'forms.phoneLong': 'This phone number is too long',
  'forms.phoneDigits': 'There is no such phone number: check the digits after the country code',
  'forms.optional': 'optional',
  'forms.summary': '{count, plural, one {# field needs} other {# fields need}} your attention',
  'forms.tooManyAttempts': 'Too many attempts. Wait a minute, then try again.',
} as const
