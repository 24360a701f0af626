export const purchaseFields = {
  item: 'item',
  quantity: 'quantity',
  section: (section: string) => `section-${section}`,
}
