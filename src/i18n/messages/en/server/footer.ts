export const footer = {
  'footer.legal': 'Information',
  'footer.service': 'Customer service',
  'footer.contact': 'Contact',
  'footer.invoice': 'Invoice',
  'footer.transfer': 'Bank transfer',
  'footer.parcel': 'Parcel',
  'footer.letter': 'Letter',
} as const
