/** The product of an item: the left half of its id. */
export function productOf(item: string): number {
  return Number(item.split('-')[0])
}
