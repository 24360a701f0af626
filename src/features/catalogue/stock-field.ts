/** The filter of a search for what can be bought now, with the only value `yes`. Listings have nothing else. */
export const stockField = 'stock'
