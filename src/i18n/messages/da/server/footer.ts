import type { footer as english } from '../../en/server/footer.ts'

export const footer = {
  'footer.legal': 'Information',
  'footer.service': 'Kundeservice',
  'footer.contact': 'Kontakt',
  'footer.invoice': 'Faktura',
  'footer.transfer': 'Bankoverførsel',
  'footer.parcel': 'Pakke',
  'footer.letter': 'Brev',
} satisfies Record<keyof typeof english, string>
