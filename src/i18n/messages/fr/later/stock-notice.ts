import type { stockNotice as english } from '../../en/later/stock-notice.ts'

export const stockNotice = {
  'stockNotice.email': 'E-mail',
  'stockNotice.hint': 'Un seul message, dès que cet article pourra de nouveau être commandé\u00a0: {name}.',
  'stockNotice.send': 'Envoyer',
  'stockNotice.done': 'Nous vous écrirons à {email} dès son retour.',
  'stockNotice.doneCustomer': 'Nous vous écrirons dès son retour.',
  'stockNotice.country': 'Choisissez d’abord votre pays, en haut de la page.',
  'stockNotice.state': 'Choisissez d’abord votre État, près du pays en haut de la page.',
  'stockNotice.failed': 'L’envoi a échoué. Veuillez réessayer.',
} satisfies Record<keyof typeof english, string>
