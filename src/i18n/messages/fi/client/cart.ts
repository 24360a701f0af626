import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Ostoskori',
  'cart.withCount': 'Ostoskori, {count, plural, one {# tuote} other {# tuotetta}}',
  'cart.add': 'Lisää ostoskoriin',
  'cart.addNamed': 'Lisää ostoskoriin: {name}',
  'cart.adding': 'Lisätään …',
  'cart.slow': 'Tämä kestää tavallista kauemmin. Sinun ei tarvitse painaa uudelleen.',
  'cart.quantity': 'Määrä',
  'cart.quantity.notWhole': 'Anna määrä kokonaislukuna, vain numeroin.',
  'cart.quantity.tooFew': 'Vähimmäismäärä on {min} kpl.',
  'cart.quantity.tooMany': 'Enimmäismäärä on {max} kpl.',
  'cart.quantity.notMultiple': 'Myydään {step} kappaleen erissä: anna {below} tai {above}.',
  'cart.quantity.inStock':
    'Varastossa nyt: {available}. Voimme toimittaa vain sen, mitä varastossa on tilaushetkellä.',
  'cart.waitingLines': '{count, plural, one {# rivi odottaa} other {# riviä odottaa}} valintaasi.',
  'cart.increase': 'Lisää määrää',
  'cart.decrease': 'Vähennä määrää',
  'cart.variant': 'Vaihtoehto',
  'cart.chooseAll': 'Valitse yksi osa sarjan jokaisesta kohdasta.',
  'cart.problem.unreachable':
    'Ostoskoriin ei saada yhteyttä. Mitään ei ole kadonnut. Yritä hetken kuluttua uudelleen.',
} satisfies Record<keyof typeof english, string>
