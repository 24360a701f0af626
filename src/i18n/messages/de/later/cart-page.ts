import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Aktualisieren',
  'cart.page.removed': 'Aus dem Warenkorb entfernt.',
  'cart.page.quantityKept': 'Die Menge wurde nicht geändert: {name}.',
  'cart.page.unanswered':
    'Wir haben keine Antwort erhalten. Unten sehen Sie, was jetzt im Warenkorb liegt: Prüfen Sie ihn, bevor Sie es erneut versuchen.',
  'cart.page.replaceTitle': 'Ihren Warenkorb durch den gespeicherten ersetzen?',
  'cart.page.openTitle': 'Den gespeicherten Warenkorb öffnen?',
  'cart.page.replaceHint':
    'In Ihrem Warenkorb {count, plural, one {liegt jetzt # Artikel} other {liegen jetzt # Artikel}}. Gesamt: {total}. Der gespeicherte Warenkorb tritt an seine Stelle.',
  'cart.page.openSaved': 'Gespeicherten Warenkorb öffnen',
  'cart.page.keepOwn': 'Meinen Warenkorb behalten',
  'cart.page.restored':
    'Ihr gespeicherter Warenkorb ist geöffnet. {count, plural, one {# Artikel} other {# Artikel}} im Warenkorb.',
  'cart.page.savedCartGone':
    'Dieser Link öffnet keinen Warenkorb mehr: Er ist abgelaufen, oder die Bestellung ist schon aufgegeben. Ihr eigener Warenkorb ist unverändert.',
} satisfies Record<keyof typeof english, string>
