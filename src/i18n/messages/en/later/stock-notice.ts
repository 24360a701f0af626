export const stockNotice = {
  'stockNotice.email': 'Email',
  'stockNotice.hint': 'One email when {name} can be ordered again, nothing else.',
  'stockNotice.send': 'Send',
  'stockNotice.done': 'We’ll email {email} when it is back.',
  'stockNotice.doneCustomer': 'We’ll email you when it is back.',
  'stockNotice.country': 'Choose your country first, in the header.',
  'stockNotice.state': 'Choose your state first, under the country in the header.',
  'stockNotice.failed': 'This did not work. Please try again.',
} as const
