import type { wishlist as english } from '../../en/client/wishlist.ts'

export const wishlist = {
  'wishlist.wishlist': 'Verlanglijst',
  'wishlist.named': 'Verlanglijst: {name}',
} satisfies Record<keyof typeof english, string>
