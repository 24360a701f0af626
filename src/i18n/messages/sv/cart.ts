import type { cart as english } from '../en/cart.ts'

export const cart = {
  'cart.cart': 'Varukorg',
  'cart.withCount': 'Varukorg, {count, plural, one {# artikel} other {# artiklar}}',
  'cart.add': 'Lägg i varukorgen',
  'cart.addNamed': 'Lägg i varukorgen: {name}',
  'cart.adding': 'Lägger i …',
  'cart.quantity': 'Antal',
  'cart.increase': 'Öka antalet',
  'cart.decrease': 'Minska antalet',
  'cart.variant': 'Variant',
  'cart.chooseAll': 'Välj en del i varje avsnitt av satsen.',
  'cart.added': '{name} tillagd. {count, plural, one {# artikel} other {# artiklar}} i varukorgen.',
  'cart.removed': '{name} borttagen. {count, plural, one {# artikel} other {# artiklar}} i varukorgen.',
  'cart.changed':
    '{name}: antal {quantity}. {count, plural, one {# artikel} other {# artiklar}} i varukorgen.',
  'cart.dropped': 'Säljs inte i det här landet och har tagits ur varukorgen: {names}.',
  'cart.cut': 'Bara {available} kvar, du ville ha {asked}.',
  'cart.cutNamed': '{name}: bara {available} kvar, du ville ha {asked}.',
  'cart.soldOut': 'Delen är slut i lager.',
  'cart.soldOutNamed': '{name} är slut i lager.',
  'cart.trouble.notSold': 'Delen går inte att köpa just nu.',
  'cart.trouble.lineGone': 'Raden fanns inte längre i varukorgen. Det du ser nu är aktuellt.',
  'cart.trouble.notDeliverable': 'Vi levererar inte till det landet.',
  'cart.trouble.unfinished': 'Det gick inte igenom. Varukorgen är som du ser den. Försök igen.',
  'cart.trouble.unreachable': 'Varukorgen går inte att nå. Inget är förlorat. Försök igen om en stund.',
  'cart.trouble.refused': 'Det gick inte. Varukorgen är som förut.',
} satisfies Record<keyof typeof english, string>
