/** Names of the inputs inside the add-to-cart form: a picker of a set writes its own. */
export const purchaseFields = {
  item: 'item',
  quantity: 'quantity',
  section: (section: string) => `section-${section}`,
}
