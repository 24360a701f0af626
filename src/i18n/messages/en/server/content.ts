export const content = {
  'info.updated': 'Last changed {date}',
  'info.terms': 'Terms of purchase',
  'info.privacy': 'Privacy',
  'info.delivery': 'Delivery',
  'info.returns': 'Returns',
  'info.withdrawal': 'Right of withdrawal',
  'footer.legal': 'Information',
  'footer.service': 'Customer service',
  'footer.invoice': 'Invoice',
  'footer.transfer': 'Bank transfer',
  'footer.parcel': 'Parcel',
  'footer.letter': 'Letter',
} as const
