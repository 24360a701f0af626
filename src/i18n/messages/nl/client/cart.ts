import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Winkelwagen',
  'cart.withCount': 'Winkelwagen, {count, plural, one {# artikel} other {# artikelen}}',
  'cart.add': 'In winkelwagen',
  'cart.addNamed': 'In winkelwagen: {name}',
  'cart.adding': 'Wordt toegevoegd …',
  'cart.slow': 'Dit duurt langer dan anders. U hoeft niet nog eens te drukken.',
  'cart.quantity': 'Aantal',
  'cart.quantity.notWhole': 'Voer een geheel getal in, alleen cijfers.',
  'cart.quantity.tooFew': 'U kunt er minimaal {min} bestellen.',
  'cart.quantity.tooMany': 'U kunt er maximaal {max} bestellen.',
  'cart.quantity.notMultiple': 'Alleen te bestellen in veelvouden van {step}: voer {below} of {above} in.',
  'cart.quantity.inStock':
    'Nu op voorraad: {available}. Alleen wat op voorraad is wanneer u bestelt, kan worden geleverd.',
  'cart.waitingLines': '{count, plural, one {# regel wacht} other {# regels wachten}} op uw keuze.',
  'cart.increase': 'Aantal verhogen',
  'cart.decrease': 'Aantal verlagen',
  'cart.variant': 'Uitvoering',
  'cart.chooseAll': 'Kies in elk gedeelte van de set één onderdeel.',
  'cart.problem.unreachable':
    'De winkelwagen is niet bereikbaar. Er is niets verloren. Probeer het zo meteen opnieuw.',
} satisfies Record<keyof typeof english, string>
