import type { cart as english } from '../en/cart.ts'

export const cart = {
  'cart.cart': 'Ostoskori',
  'cart.withCount': 'Ostoskori, {count, plural, one {# tuote} other {# tuotetta}}',
  'cart.add': 'Lisää ostoskoriin',
  'cart.addNamed': 'Lisää ostoskoriin: {name}',
  'cart.adding': 'Lisätään …',
  'cart.quantity': 'Määrä',
  'cart.increase': 'Lisää määrää',
  'cart.decrease': 'Vähennä määrää',
  'cart.variant': 'Vaihtoehto',
  'cart.chooseAll': 'Valitse yksi osa sarjan jokaisesta kohdasta.',
  'cart.added': '{name} lisätty. Ostoskorissa {count, plural, one {# tuote} other {# tuotetta}}.',
  'cart.removed': '{name} poistettu. Ostoskorissa {count, plural, one {# tuote} other {# tuotetta}}.',
  'cart.changed': '{name}: määrä {quantity}. Ostoskorissa {count, plural, one {# tuote} other {# tuotetta}}.',
  'cart.dropped': 'Ei myynnissä tässä maassa, poistettu ostoskorista: {names}.',
  'cart.cut': 'Vain {available} jäljellä, pyysit {asked}.',
  'cart.cutNamed': '{name}: vain {available} jäljellä, pyysit {asked}.',
  'cart.soldOut': 'Osa on loppunut varastosta.',
  'cart.soldOutNamed': '{name} on loppunut varastosta.',
  'cart.trouble.notSold': 'Tätä osaa ei voi ostaa juuri nyt.',
  'cart.trouble.lineGone': 'Rivi ei ollut enää ostoskorissa. Näet nyt ajantasaisen korin.',
  'cart.trouble.notDeliverable': 'Emme toimita kyseiseen maahan.',
  'cart.trouble.unfinished': 'Muutos ei mennyt läpi. Ostoskori on sellainen kuin näet. Yritä uudelleen.',
  'cart.trouble.unreachable':
    'Ostoskoriin ei saada yhteyttä. Mitään ei ole kadonnut. Yritä hetken kuluttua uudelleen.',
  'cart.trouble.refused': 'Se ei onnistunut. Ostoskori on ennallaan.',
} satisfies Record<keyof typeof english, string>
