import type { footer as english } from '../../en/server/footer.ts'

export const footer = {
  'footer.legal': 'Informationen',
  'footer.service': 'Kundenservice',
  'footer.contact': 'Kontakt',
  'footer.invoice': 'Rechnung',
  'footer.transfer': 'Banküberweisung',
  'footer.parcel': 'Paket',
  'footer.letter': 'Brief',
} satisfies Record<keyof typeof english, string>
