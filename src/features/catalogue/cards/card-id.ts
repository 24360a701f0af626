/** The id a product's element has in a list; scroll positions in long lists are restored by it. */
export function cardId({ product }: { product: string }): string {
  return `p${product}`
}
