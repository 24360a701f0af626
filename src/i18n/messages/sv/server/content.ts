import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.updated': 'Senast ändrad {date}',
  'info.terms': 'Köpvillkor',
  'info.privacy': 'Integritet',
  'info.delivery': 'Leverans',
  'info.returns': 'Returer',
  'info.withdrawal': 'Ångerrätt',
  'footer.legal': 'Information',
  'footer.service': 'Kundservice',
  'footer.contact': 'Kontakt',
  'footer.invoice': 'Faktura',
  'footer.transfer': 'Banköverföring',
  'footer.parcel': 'Paket',
  'footer.letter': 'Brev',
} satisfies Record<keyof typeof english, string>
