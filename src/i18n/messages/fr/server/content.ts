import type { content as english } from '../../en/server/content.ts'

export const content = {
  'info.contents': 'Sur cette page',
  'info.updated': 'Dernière modification\u00a0: {date}',
  'info.terms': 'Conditions générales de vente',
  'info.privacy': 'Confidentialité',
  'info.delivery': 'Livraison',
  'info.returns': 'Retours',
  'info.withdrawal': 'Droit de rétractation',
  'info.imprint': 'Mentions légales',
  'info.accessibility': 'Accessibilité',
  'info.take-back': 'Reprise et recyclage',
  'info.label': '{name}\u00a0:',
  'faq.contents': 'Questions',
  'faq.unanswered': 'Vous ne trouvez pas la réponse\u00a0?',
  'help.title': 'Aide et contact',
  'preview.title': 'Aperçu des brouillons',
  'preview.text': 'Vous voyez des textes qui ne sont pas encore publiés.',
  'preview.end': 'Quitter l’aperçu',
} satisfies Record<keyof typeof english, string>
