import type { footer as english } from '../../en/server/footer.ts'

export const footer = {
  'footer.legal': 'Tietoa',
  'footer.service': 'Asiakaspalvelu',
  'footer.contact': 'Ota yhteyttä',
  'footer.invoice': 'Lasku',
  'footer.transfer': 'Tilisiirto',
  'footer.parcel': 'Paketti',
  'footer.letter': 'Kirje',
} satisfies Record<keyof typeof english, string>
