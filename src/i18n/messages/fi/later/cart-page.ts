import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Päivitä',
  'cart.page.removed': 'Poistettu ostoskorista.',
  'cart.page.quantityKept': 'Määrää ei muutettu: {name}.',
  'cart.page.unanswered':
    'Emme saaneet vastausta. Alla näet, mitä ostoskorissa on nyt: tarkista se ennen kuin yrität uudelleen.',
} satisfies Record<keyof typeof english, string>
