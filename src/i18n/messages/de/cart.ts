import type { cart as english } from '../en/cart.ts'

export const cart = {
  'cart.cart': 'Warenkorb',
  'cart.withCount': 'Warenkorb, {count, plural, one {# Artikel} other {# Artikel}}',
  'cart.add': 'In den Warenkorb',
  'cart.addNamed': 'In den Warenkorb: {name}',
  'cart.adding': 'Wird hinzugefügt …',
  'cart.quantity': 'Menge',
  'cart.increase': 'Menge erhöhen',
  'cart.decrease': 'Menge verringern',
  'cart.variant': 'Ausführung',
  'cart.chooseAll': 'Wählen Sie in jedem Abschnitt des Sets ein Teil.',
  'cart.problem.unreachable':
    'Der Warenkorb ist nicht erreichbar. Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof english, string>
