import type { footer as english } from '../../en/server/footer.ts'

export const footer = {
  'footer.legal': 'Informations',
  'footer.service': 'Service client',
  'footer.contact': 'Contact',
  'footer.invoice': 'Facture',
  'footer.transfer': 'Virement bancaire',
  'footer.parcel': 'Colis',
  'footer.letter': 'Lettre',
} satisfies Record<keyof typeof english, string>
