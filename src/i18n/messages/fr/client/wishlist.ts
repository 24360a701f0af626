import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Liste d’envies',
} satisfies Record<keyof typeof english, string>
