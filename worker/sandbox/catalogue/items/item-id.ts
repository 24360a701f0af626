/** The product id of an item: the part of its id before the dash. */
export function productOf(item: string): number {
  return Number(item.split('-')[0])
}
