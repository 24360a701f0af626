/** Field names of the add-to-cart form; the fields of a bundle's sections have their own. */
export const purchaseFields = {
  item: 'item',
  quantity: 'quantity',
  section: (section: string) => `section-${section}`,
}
