import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.updated': 'Dernière modification\u00a0: {date}',
  'info.terms': 'Conditions de vente',
  'info.privacy': 'Confidentialité',
  'info.delivery': 'Livraison',
  'info.returns': 'Retours',
  'info.withdrawal': 'Droit de rétractation',
  'footer.legal': 'Informations',
  'footer.service': 'Service client',
  'footer.contact': 'Contact',
  'footer.invoice': 'Facture',
  'footer.transfer': 'Virement bancaire',
  'footer.parcel': 'Colis',
  'footer.letter': 'Lettre',
} satisfies Record<keyof typeof english, string>
