import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'Im Warenkorb:',
  'addAll.notAdded': 'Nicht hinzugefügt:',
  'cart.page.removed': 'Aus dem Warenkorb entfernt.',
  'cart.page.quantityKept': 'Die Menge wurde nicht geändert: {name}.',
  'cart.page.unanswered':
    'Wir haben keine Antwort erhalten. Unten sehen Sie, was jetzt im Warenkorb liegt: Prüfen Sie ihn, bevor Sie es erneut versuchen.',
  'cart.page.restored':
    'Die Teile aus dem gespeicherten Warenkorb wurden hinzugefügt. {count, plural, one {# Artikel} other {# Artikel}} im Warenkorb.',
  'cart.page.notRestored':
    'Nicht alles aus dem gespeicherten Warenkorb konnte hinzugefügt werden. Es fehlt: {names}.',
  'cart.page.notRestoredUnnamed':
    'Nicht alles aus dem gespeicherten Warenkorb konnte hinzugefügt werden: {count, plural, one {# Teil fehlt} other {# Teile fehlen}}.',
  'cart.page.savedCartGone':
    'Dieser Link öffnet keinen Warenkorb mehr: Er ist abgelaufen, oder die Bestellung ist schon aufgegeben. Ihr eigener Warenkorb ist unverändert.',
  'cart.page.notMoved':
    'Beim Anmelden konnte nicht alles aus Ihrem Warenkorb übernommen werden. Es fehlt: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# Teil aus Ihrem Warenkorb konnte} other {# Teile aus Ihrem Warenkorb konnten}} beim Anmelden nicht übernommen werden.',
  'cart.page.codeNotMoved': 'Ein Code konnte nicht übernommen werden. Bitte geben Sie ihn erneut ein.',
} satisfies Record<keyof typeof english, string>
