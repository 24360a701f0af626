import type { footer as english } from '../../en/server/footer.ts'

export const footer = {
  'footer.legal': 'Informatie',
  'footer.service': 'Klantenservice',
  'footer.contact': 'Contact',
  'footer.invoice': 'Factuur',
  'footer.transfer': 'Bankoverschrijving',
  'footer.parcel': 'Pakket',
  'footer.letter': 'Brief',
} satisfies Record<keyof typeof english, string>
