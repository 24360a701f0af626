import type { footer as english } from '../../en/server/footer.ts'

export const footer = {
  'footer.legal': 'Information',
  'footer.service': 'Kundservice',
  'footer.contact': 'Kontakt',
  'footer.invoice': 'Faktura',
  'footer.transfer': 'Banköverföring',
  'footer.parcel': 'Paket',
  'footer.letter': 'Brev',
} satisfies Record<keyof typeof english, string>
