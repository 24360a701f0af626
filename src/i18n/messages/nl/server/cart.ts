import type { cart as english } from '../../en/server/cart.ts'

export const cart = {
  'addAll.added': 'In de winkelwagen:',
  'addAll.notAdded': 'Niet toegevoegd:',
  'cart.page.removed': 'Uit uw winkelwagen verwijderd.',
  'cart.page.quantityKept': 'Het aantal is niet gewijzigd: {name}.',
  'cart.page.unanswered':
    'We kregen geen antwoord. Hieronder ziet u wat er nu in uw winkelwagen zit: controleer die voordat u het opnieuw probeert.',
  'cart.page.restored':
    'De onderdelen uit de bewaarde winkelwagen zijn toegevoegd. {count, plural, one {# artikel} other {# artikelen}} in uw winkelwagen.',
  'cart.page.notRestored':
    'Niet alles uit de bewaarde winkelwagen kon worden toegevoegd. Er ontbreekt: {names}.',
  'cart.page.notRestoredUnnamed':
    'Niet alles uit de bewaarde winkelwagen kon worden toegevoegd: {count, plural, one {# onderdeel ontbreekt} other {# onderdelen ontbreken}}.',
  'cart.page.savedCartGone':
    'Deze link opent geen winkelwagen meer: hij is verlopen, of de bestelling is al geplaatst. Uw eigen winkelwagen is niet gewijzigd.',
  'cart.page.notMoved':
    'Niet alles uit uw winkelwagen kon bij het inloggen worden meegenomen. Er ontbreekt: {names}.',
  'cart.page.notMovedUnnamed':
    '{count, plural, one {# onderdeel uit uw winkelwagen kon} other {# onderdelen uit uw winkelwagen konden}} bij het inloggen niet worden meegenomen.',
  'cart.page.codeNotMoved': 'Een code kon niet worden meegenomen. Vul hem opnieuw in.',
} satisfies Record<keyof typeof english, string>
