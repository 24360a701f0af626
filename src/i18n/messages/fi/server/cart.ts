import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'Ostoskorissa:',
  'addAll.notAdded': 'Lisäämättä jäivät:',
  'cart.page.removed': 'Poistettu ostoskorista.',
  'cart.page.quantityKept': 'Määrää ei muutettu: {name}.',
  'cart.page.unanswered':
    'Emme saaneet vastausta. Alla näet, mitä ostoskorissa on nyt: tarkista se, ennen kuin yrität uudelleen.',
  'cart.page.restored':
    'Tallennetun ostoskorin osat on lisätty. Ostoskorissa {count, plural, one {# tuote} other {# tuotetta}}.',
  'cart.page.notRestored': 'Kaikkea tallennetusta ostoskorista ei voitu lisätä. Puuttuu: {names}.',
  'cart.page.notRestoredUnnamed':
    'Kaikkea tallennetusta ostoskorista ei voitu lisätä: {count, plural, one {# osa puuttuu} other {# osaa puuttuu}}.',
  'cart.page.savedCartGone':
    'Tämä linkki ei enää avaa ostoskoria: se on vanhentunut, tai tilaus on jo tehty. Oma ostoskorisi on ennallaan.',
  'cart.page.notMoved': 'Kaikkea ostoskorista ei voitu siirtää kirjautuessasi. Puuttuu: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# osaa} other {# osaa}} ostoskorista ei voitu siirtää kirjautuessasi.',
  'cart.page.codeNotMoved': 'Koodia ei voitu siirtää. Syötä se uudelleen.',
} satisfies Record<keyof typeof english, string>
