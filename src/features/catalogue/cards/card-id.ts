/** The id of a product's element in a list; scroll positions in long lists are restored by it. */
export function cardId({ product }: { product: string }): string {
  return `p${product}`
}
