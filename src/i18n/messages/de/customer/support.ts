import type { support as english } from '../../en/customer/support.ts'

export const support = {
  'support.title': 'Kundenservice kontaktieren',
  'support.intro': 'Fragen Sie uns zu unseren Teilen, Ihrer Bestellung oder Ihrer Zahlung.',
  'support.faq': 'Häufige Fragen',
  'support.subject': 'Betreff',
  'support.subject.general': 'Allgemeine Frage',
  'support.subject.productQuestion': 'Frage zu einem Produkt',
  'support.subject.orderQuestion': 'Frage zu einer Bestellung',
  'support.subject.paymentQuestion': 'Frage zu einer Zahlung',
  'support.subject.whereIsMyPackage': 'Wo ist mein Paket?',
  'support.subject.refundQuestion': 'Frage zu einer Erstattung',
  'support.message': 'Nachricht',
  'support.article': 'Artikel',
  'support.emailHint': 'Wir antworten an diese Adresse.',
  'support.send': 'Nachricht senden',
  'support.thanks':
    'Vielen Dank für Ihre Nachricht. Eine Kollegin oder ein Kollege antwortet Ihnen per E-Mail.',
  'support.failed':
    'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch hier: Versuchen Sie es gleich noch einmal.',
  'support.limited':
    'Sie haben mehrere Nachrichten gesendet. Warten Sie zehn Minuten und versuchen Sie es dann erneut.',
  'support.tooFast': 'Noch ein Schritt gegen Spam: Bitte klicken Sie noch einmal auf „Nachricht senden“.',
  'support.byEmail': 'Schreiben Sie uns an {email}.',
  'support.trap': 'Dieses Feld leer lassen',
  'support.followOrder': 'Bestellung verfolgen',
} satisfies Record<keyof typeof english, string>
