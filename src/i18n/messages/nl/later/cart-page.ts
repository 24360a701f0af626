import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Bijwerken',
  'cart.page.removed': 'Uit uw winkelwagen verwijderd.',
  'cart.page.quantityKept': 'Het aantal is niet gewijzigd: {name}.',
  'cart.page.unanswered':
    'We kregen geen antwoord. Hieronder ziet u wat er nu in uw winkelwagen zit: controleer die voordat u het opnieuw probeert.',
  'cart.page.replaceTitle': 'Uw winkelwagen vervangen door de bewaarde?',
  'cart.page.openTitle': 'De bewaarde winkelwagen openen?',
  'cart.page.replaceHint':
    'Er {count, plural, one {zit nu # artikel} other {zitten nu # artikelen}} in uw winkelwagen. Totaal: {total}. De bewaarde winkelwagen komt ervoor in de plaats.',
  'cart.page.openSaved': 'Bewaarde winkelwagen openen',
  'cart.page.keepOwn': 'Mijn winkelwagen houden',
  'cart.page.restored':
    'Uw bewaarde winkelwagen is geopend. {count, plural, one {# artikel} other {# artikelen}} in uw winkelwagen.',
  'cart.page.savedCartGone':
    'Deze link opent geen winkelwagen meer: hij is verlopen, of de bestelling is al geplaatst. Uw eigen winkelwagen is niet gewijzigd.',
} satisfies Record<keyof typeof english, string>
