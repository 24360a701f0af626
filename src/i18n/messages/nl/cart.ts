import type { cart as english } from '../en/cart.ts'

export const cart = {
  'cart.cart': 'Winkelwagen',
  'cart.withCount': 'Winkelwagen, {count, plural, one {# artikel} other {# artikelen}}',
  'cart.add': 'In winkelwagen',
  'cart.addNamed': 'In winkelwagen: {name}',
  'cart.adding': 'Wordt toegevoegd …',
  'cart.quantity': 'Aantal',
  'cart.increase': 'Aantal verhogen',
  'cart.decrease': 'Aantal verlagen',
  'cart.variant': 'Uitvoering',
  'cart.chooseAll': 'Kies in elk onderdeel van de set één artikel.',
  'cart.added': '{name} toegevoegd. {count, plural, one {# artikel} other {# artikelen}} in uw winkelwagen.',
  'cart.removed':
    '{name} verwijderd. {count, plural, one {# artikel} other {# artikelen}} in uw winkelwagen.',
  'cart.changed':
    '{name}: aantal {quantity}. {count, plural, one {# artikel} other {# artikelen}} in uw winkelwagen.',
  'cart.dropped': 'Niet te koop in dit land en uit uw winkelwagen gehaald: {names}.',
  'cart.cut': 'Nog maar {available} over, u vroeg er {asked}.',
  'cart.cutNamed': '{name}: nog maar {available} over, u vroeg er {asked}.',
  'cart.soldOut': 'Dit onderdeel is niet op voorraad.',
  'cart.soldOutNamed': '{name} is niet op voorraad.',
  'cart.trouble.notSold': 'Dit onderdeel is op dit moment niet te koop.',
  'cart.trouble.lineGone': 'Deze regel stond niet meer in uw winkelwagen. Wat u nu ziet, is actueel.',
  'cart.trouble.notDeliverable': 'Wij leveren niet in dat land.',
  'cart.trouble.unfinished': 'Dat is niet gelukt. Uw winkelwagen is zoals u hem ziet. Probeer het opnieuw.',
  'cart.trouble.unreachable':
    'De winkelwagen is niet bereikbaar. Er is niets verloren. Probeer het zo meteen opnieuw.',
  'cart.trouble.refused': 'Dat was niet mogelijk. Uw winkelwagen is ongewijzigd.',
} satisfies Record<keyof typeof english, string>
