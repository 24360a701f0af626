export const accountDetails = {
  'account.details': 'Account information',
  'account.gender': 'Gender',
  'account.gender.none': 'Not stated',
  'account.gender.f': 'Woman',
  'account.gender.m': 'Man',
  'account.club.clubName': 'Car club',
  'account.club.memberNumber': 'Membership number',
  'account.passwordForEmail':
    'Needed to change the email. We tell the former address. On other devices you then log in again.',
  'account.save': 'Save',
  'account.saved': 'Your changes are saved.',
  'account.saveFailed': 'It is uncertain whether your changes were saved. Try again in a moment.',
} as const
