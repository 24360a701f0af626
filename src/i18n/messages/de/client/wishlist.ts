import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Merkzettel',
  'wishlist.named': 'Merkzettel: {name}',
} satisfies Record<keyof typeof english, string>
