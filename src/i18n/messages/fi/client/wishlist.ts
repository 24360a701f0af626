import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Toivelista',
  'wishlist.named': 'Toivelista: {name}',
} satisfies Record<keyof typeof english, string>
