import type { plainCheckout as english } from '../../en/server/plain-checkout.ts'

export const plainCheckout = {
  'plainCheckout.toOrder': 'Suite : vérifier et commander',
  'plainCheckout.fewerMethods':
    'Les modes de paiement qui nécessitent JavaScript, comme les champs de carte et le paiement express par portefeuille numérique sur notre propre page, n’apparaissent pas.',
  'plainCheckout.noMethods':
    'Dans votre pays, tous les modes de paiement nécessitent JavaScript. Activez-le pour commander ici, ou écrivez-nous et nous prendrons votre commande.',
  'plainCheckout.needsScript':
    'Ce mode de paiement nécessite JavaScript. Aucun paiement n’a été effectué\u00a0: choisissez-en un autre.',
  'plainCheckout.bothTotals':
    'L’application de la TVA dépend de la vérification de votre numéro de TVA lors de la commande. Les deux totaux figurent ci-dessous. Rien n’a encore été commandé : vérifiez-les et confirmez votre commande.',
  'plainCheckout.addressFirst': 'Complétez d’abord votre adresse.',
  'plainCheckout.companyTyped':
    'Vous avez indiqué une société. Choisissez «\u00a0{choice}\u00a0» pour commander en son nom, ou renvoyez le formulaire pour commander en tant que particulier.',
  'plainCheckout.streetTyped':
    'Vous avez indiqué une rue de livraison. Cochez «\u00a0{choice}\u00a0» pour y recevoir le colis, ou renvoyez le formulaire pour le recevoir à l’adresse de facturation.',
} satisfies Record<keyof typeof english, string>
