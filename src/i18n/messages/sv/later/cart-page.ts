import type { cartPage as english } from '../../en/later/cart-page.ts'

export const cartPage = {
  'cart.page.update': 'Uppdatera',
  'cart.page.removed': 'Borttaget ur varukorgen.',
  'cart.page.quantityKept': 'Antalet ändrades inte: {name}.',
  'cart.page.unanswered':
    'Vi fick inget svar. Nedan ser du vad som finns i varukorgen nu: kontrollera den innan du försöker igen.',
} satisfies Record<keyof typeof english, string>
