import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Önskelista',
  'wishlist.named': 'Önskelista: {name}',
} satisfies Record<keyof typeof english, string>
