import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Aktualisieren',
  'cart.page.addSavedTitle': 'Die Teile aus dem gespeicherten Warenkorb hinzufügen?',
  'cart.page.addSavedHint':
    'In Ihrem Warenkorb {count, plural, one {liegt jetzt # Artikel} other {liegen jetzt # Artikel}}. Gesamt: {total}. Was schon darin liegt, bleibt.',
  'cart.page.openSaved': 'In meinen Warenkorb legen',
  'cart.page.keepOwn': 'Nein, danke',
} satisfies Record<keyof typeof english, string>
