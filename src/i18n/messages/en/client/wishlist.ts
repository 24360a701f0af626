export const wishlist = {
  'wishlist.wishlist': 'Wishlist',
  'wishlist.named': 'Wishlist: {name}',
} as const
