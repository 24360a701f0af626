/** The id of an item's product: the service names an item `{product}-{size}`. */
export function productOfItem(item: string): string {
  return item.split('-')[0] ?? ''
}
