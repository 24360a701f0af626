/** A number of cards that fills rows of two, three, four and six. */
export const bandSize = 12

/** A number of products to load for a band of a car: some may be for its other years, and are left out. */
export const bandSample = 16
