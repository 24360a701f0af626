export const accountDetails = {
  'account.details': 'Account information',
  'account.gender': 'Gender',
  'account.gender.none': 'Not stated',
  'account.gender.f': 'Woman',
  'account.gender.m': 'Man',
  'account.club.clubName': 'Car club',
  'account.club.memberNumber': 'Membership number',
  'account.passwordForEmail':
    'Needed to change your email. We’ll send a notice to your previous address, and you’ll have to log in again on other devices.',
  'account.save': 'Save',
  'account.saved': 'Your changes are saved.',
  'account.saveFailed': 'We can’t tell whether your changes were saved. Try again in a moment.',
} as const
