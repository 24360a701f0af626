/** The filter of a listing for products with a reduced price, with the only value `yes`. A search has none. */
export const saleField = 'sale'
