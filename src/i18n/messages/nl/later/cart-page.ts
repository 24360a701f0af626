import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Bijwerken',
  'cart.page.removed': 'Uit uw winkelwagen verwijderd.',
  'cart.page.quantityKept': 'Het aantal is niet gewijzigd: {name}.',
  'cart.page.unanswered':
    'We kregen geen antwoord. Hieronder ziet u wat er nu in uw winkelwagen zit: controleer die voordat u het opnieuw probeert.',
} satisfies Record<keyof typeof english, string>
