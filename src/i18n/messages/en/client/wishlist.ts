export const wishlist = {
  'wishlist.wishlist': 'Wishlist',
} as const
