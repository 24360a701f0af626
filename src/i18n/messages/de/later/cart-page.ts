import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Aktualisieren',
  'cart.page.removed': 'Aus dem Warenkorb entfernt.',
  'cart.page.quantityKept': 'Die Menge wurde nicht geändert: {name}.',
  'cart.page.unanswered':
    'Wir haben keine Antwort erhalten. Unten sehen Sie, was jetzt im Warenkorb liegt: Prüfen Sie ihn, bevor Sie es erneut versuchen.',
} satisfies Record<keyof typeof english, string>
