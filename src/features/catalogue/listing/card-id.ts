/** The id a product's element has in a list; places in long lists are kept by it. */
export function cardId({ product }: { product: string }): string {
  return `p${product}`
}
