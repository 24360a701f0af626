import type { consent as english } from '../../en/later/consent.ts'

export const consent = {
  'consent.title': 'Pouvons-nous mesurer votre visite ?',
  'consent.question':
    'Nous aimerions compter les visites et les achats, et connaître l’efficacité de notre publicité. La boutique fonctionne de la même façon sans cela. Vous pouvez changer votre réponse en bas de chaque page.',
  'consent.save': 'Enregistrer',
  'consent.statistics': 'Statistiques : quelles pages et pièces sont consultées et achetées',
  'consent.marketing':
    'Marketing\u00a0: l’efficacité de notre publicité. Des données sont transmises à des services publicitaires et, lors d’une commande, aussi l’adresse e-mail et le numéro de téléphone, transformés en un code que seuls les services qui les ont déjà peuvent reconnaître',
  'consent.settings': 'Paramètres des cookies',
} satisfies Record<keyof typeof english, string>
