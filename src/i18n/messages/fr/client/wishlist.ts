import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Liste d’envies',
  'wishlist.named': 'Liste d’envies\u00a0: {name}',
} satisfies Record<keyof typeof english, string>
