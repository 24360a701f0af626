import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Kurv',
  'cart.withCount': 'Kurv, {count, plural, one {# vare} other {# varer}}',
  'cart.add': 'Læg i kurven',
  'cart.addNamed': 'Læg i kurven: {name}',
  'cart.adding': 'Tilføjer …',
  'cart.slow': 'Det tager længere tid end normalt. Du behøver ikke trykke igen.',
  'cart.quantity': 'Antal',
  'cart.quantity.notWhole': 'Angiv antallet som et helt tal, kun med cifre.',
  'cart.quantity.tooFew': 'Mindste antal er {min}.',
  'cart.quantity.tooMany': 'Højeste antal er {max}.',
  'cart.quantity.notMultiple': 'Sælges {step} ad gangen: angiv {below} eller {above}.',
  'cart.quantity.inStock':
    'På lager nu: {available}. Kun det, der er på lager, når du bestiller, kan leveres.',
  'cart.waitingLines': '{count, plural, one {# linje venter} other {# linjer venter}} på dit valg.',
  'cart.increase': 'Øg antallet',
  'cart.decrease': 'Mindsk antallet',
  'cart.variant': 'Variant',
  'cart.chooseAll': 'Vælg én del i hver sektion af sættet.',
  'cart.problem.unreachable': 'Der er ikke forbindelse til kurven. Intet er gået tabt. Prøv igen om lidt.',
} satisfies Record<keyof typeof english, string>
