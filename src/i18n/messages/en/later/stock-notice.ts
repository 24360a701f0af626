export const stockNotice = {
  'stockNotice.email': 'Email',
  'stockNotice.hint': 'One message when {name} can be ordered again, nothing else.',
  'stockNotice.send': 'Send',
  'stockNotice.done': 'We will write to {email} when it is back.',
  'stockNotice.doneCustomer': 'We will write to you when it is back.',
  'stockNotice.country': 'Choose your country first, in the header.',
  'stockNotice.state': 'Choose your state first, under the country in the header.',
  'stockNotice.failed': 'This did not work. Please try again.',
} as const
