/** The filter of a search for what can be bought now. Listings have nothing else. */
export const stockField = 'stock'

/** The filter of a listing for products with a reduced price. A search has none. */
export const saleField = 'sale'

/** True for filters with the only value `yes`. */
export const isYesOnly = (field: string): boolean => field === stockField || field === saleField
