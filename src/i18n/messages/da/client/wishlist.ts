import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Ønskeliste',
  'wishlist.named': 'Ønskeliste: {name}',
} satisfies Record<keyof typeof english, string>
