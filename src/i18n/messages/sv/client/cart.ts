import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Varukorg',
  'cart.withCount': 'Varukorg, {count, plural, one {# vara} other {# varor}}',
  'cart.add': 'Lägg i varukorgen',
  'cart.addNamed': 'Lägg i varukorgen: {name}',
  'cart.adding': 'Lägger i …',
  'cart.slow': 'Det tar längre tid än vanligt. Du behöver inte trycka igen.',
  'cart.quantity': 'Antal',
  'cart.quantity.notWhole': 'Ange antalet som ett heltal, bara med siffror.',
  'cart.quantity.tooFew': 'Minsta antal är {min}.',
  'cart.quantity.tooMany': 'Högsta antal är {max}.',
  'cart.quantity.notMultiple': 'Säljs {step} åt gången: ange {below} eller {above}.',
  'cart.quantity.inStock':
    'I lager nu: {available}. Bara det som finns i lager när du beställer kan levereras.',
  'cart.waitingLines': '{count, plural, one {# rad väntar} other {# rader väntar}} på ditt val.',
  'cart.increase': 'Öka antalet',
  'cart.decrease': 'Minska antalet',
  'cart.variant': 'Variant',
  'cart.chooseAll': 'Välj en del i varje avsnitt av satsen.',
  'cart.problem.unreachable': 'Varukorgen går inte att nå. Inget har gått förlorat. Försök igen om en stund.',
} satisfies Record<keyof typeof english, string>
