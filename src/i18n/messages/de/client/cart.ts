import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Warenkorb',
  'cart.withCount': 'Warenkorb, {count, plural, one {# Artikel} other {# Artikel}}',
  'cart.add': 'In den Warenkorb',
  'cart.addNamed': 'In den Warenkorb: {name}',
  'cart.adding': 'Wird hinzugefügt …',
  'cart.slow': 'Das dauert länger als sonst. Sie müssen nicht noch einmal klicken.',
  'cart.quantity': 'Menge',
  'cart.quantity.notWhole': 'Geben Sie eine ganze Zahl ein, nur Ziffern.',
  'cart.quantity.tooFew': 'Mindestmenge: {min}.',
  'cart.quantity.tooMany': 'Höchstmenge: {max}.',
  'cart.quantity.notMultiple': 'Nur in Vielfachen von {step} erhältlich: Geben Sie {below} oder {above} ein.',
  'cart.quantity.inStock':
    'Jetzt auf Lager: {available}. Geliefert werden kann nur, was bei der Bestellung auf Lager ist.',
  'cart.waitingLines': '{count, plural, one {# Zeile wartet} other {# Zeilen warten}} auf Ihre Auswahl.',
  'cart.increase': 'Menge erhöhen',
  'cart.decrease': 'Menge verringern',
  'cart.variant': 'Ausführung',
  'cart.chooseAll': 'Wählen Sie in jedem Abschnitt des Sets ein Teil.',
  'cart.problem.unreachable':
    'Der Warenkorb ist nicht erreichbar. Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof english, string>
