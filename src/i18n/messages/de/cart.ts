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
  'cart.chooseAll': 'Wählen Sie in jedem Abschnitt des Satzes ein Teil.',
  'cart.added': '{name} hinzugefügt. {count, plural, one {# Artikel} other {# Artikel}} im Warenkorb.',
  'cart.removed': '{name} entfernt. {count, plural, one {# Artikel} other {# Artikel}} im Warenkorb.',
  'cart.changed':
    '{name}: Menge {quantity}. {count, plural, one {# Artikel} other {# Artikel}} im Warenkorb.',
  'cart.dropped': 'In diesem Land nicht erhältlich und aus dem Warenkorb entfernt: {names}.',
  'cart.cut': 'Nur noch {available} vorrätig, Sie wollten {asked}.',
  'cart.cutNamed': '{name}: nur noch {available} vorrätig, Sie wollten {asked}.',
  'cart.soldOut': 'Dieses Teil ist nicht auf Lager.',
  'cart.soldOutNamed': '{name} ist nicht auf Lager.',
  'cart.trouble.notSold': 'Dieses Teil kann zurzeit nicht gekauft werden.',
  'cart.trouble.lineGone': 'Diese Position war nicht mehr im Warenkorb. Sie sehen jetzt den aktuellen Stand.',
  'cart.trouble.notDeliverable': 'In dieses Land liefern wir nicht.',
  'cart.trouble.unfinished':
    'Das hat nicht geklappt. Ihr Warenkorb ist so, wie Sie ihn sehen. Versuchen Sie es noch einmal.',
  'cart.trouble.unreachable':
    'Der Warenkorb ist nicht erreichbar. Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  'cart.trouble.refused': 'Das war nicht möglich. Ihr Warenkorb ist unverändert.',
} satisfies Record<keyof typeof english, string>
