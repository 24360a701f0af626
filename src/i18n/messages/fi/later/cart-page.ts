import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Päivitä',
  'cart.page.removed': 'Poistettu ostoskorista.',
  'cart.page.quantityKept': 'Määrää ei muutettu: {name}.',
  'cart.page.unanswered':
    'Emme saaneet vastausta. Alla näet, mitä ostoskorissa on nyt: tarkista se ennen kuin yrität uudelleen.',
  'cart.page.addSavedTitle': 'Lisätäänkö tallennetun ostoskorin osat omaasi?',
  'cart.page.addSavedHint':
    'Ostoskorissasi on nyt {count, plural, one {# tuote} other {# tuotetta}}. Yhteensä: {total}. Mitään ei poisteta.',
  'cart.page.openSaved': 'Lisää ostoskoriini',
  'cart.page.keepOwn': 'Ei kiitos',
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
  'cart.page.codeNotMoved': 'Alennuskoodia ei voitu siirtää. Syötä se uudelleen.',
} satisfies Record<keyof typeof english, string>
