import type { receipt as english } from '../../en/later/receipt.ts'

export const receipt = {
  'receipt.forCar': 'Pour {car}',
  'receipt.deposits': 'Consignes',
  'receipt.depositsHint': 'Remboursées dès réception de l’ancienne pièce.',
  'receipt.returnPart': 'Rendre une ancienne pièce',
  'receipt.nothingToPay': 'Rien à payer',
  'receipt.ask': 'Poser une question sur cette commande',
  'receipt.netPrice': 'Prix hors TVA',
  'receipt.netSum': 'Montant hors TVA',
  'receipt.rounding': 'Arrondi',
  'receipt.vatAt': 'Dont TVA {rate}\u00a0% sur {net}',
  'receipt.vatExempt':
    'Livraison intracommunautaire exonérée de TVA (article 138 de la directive 2006/112/CE)\u00a0: aucune TVA n’est facturée. L’acheteur acquitte la TVA sous son numéro {vatNumber}.',
  'receipt.seller': 'Vendeur',
  'receipt.disputes': 'En cas de litige',
  'receipt.takeBack': 'Reprise',
  'receipt.transferMatch':
    'Indiquez la référence sur le virement afin que nous puissions l’associer à votre commande.',
  'receipt.demo': 'Boutique de démonstration\u00a0: rien n’est vendu ni expédié. N’effectuez aucun virement.',
  'orders.receipt': 'Reçu',
  'withdraw.here': 'Renoncer au contrat ici',
} satisfies Record<keyof typeof english, string>
