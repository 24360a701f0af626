import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Merkzettel',
} satisfies Record<keyof typeof english, string>
