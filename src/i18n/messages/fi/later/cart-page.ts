import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Päivitä',
  'cart.page.removed': 'Poistettu ostoskorista.',
  'cart.page.quantityKept': 'Määrää ei muutettu: {name}.',
  'cart.page.unanswered':
    'Emme saaneet vastausta. Alla näet, mitä ostoskorissa on nyt: tarkista se ennen kuin yrität uudelleen.',
  'cart.page.replaceTitle': 'Korvataanko ostoskorisi tallennetulla?',
  'cart.page.openTitle': 'Avataanko tallennettu ostoskori?',
  'cart.page.replaceHint':
    'Ostoskorissasi on nyt {count, plural, one {# tuote} other {# tuotetta}}. Yhteensä: {total}. Tallennettu ostoskori tulee sen tilalle.',
  'cart.page.openSaved': 'Avaa tallennettu ostoskori',
  'cart.page.keepOwn': 'Säilytä oma ostoskori',
  'cart.page.restored':
    'Tallennettu ostoskorisi on avattu. Ostoskorissa {count, plural, one {# tuote} other {# tuotetta}}.',
  'cart.page.savedCartGone':
    'Tämä linkki ei enää avaa ostoskoria: se on vanhentunut, tai tilaus on jo tehty. Oma ostoskorisi on ennallaan.',
} satisfies Record<keyof typeof english, string>
