/** The most parts of one list: as many as are asked for in one call, and fit into a link. */
export const mostWished = 100

const productId = /^[1-9]\d{0,8}$/

export function isProductId(text: string): boolean {
  return productId.test(text)
}

/** Reads the products of a shared address, each once. Anything that cannot be one is left out. */
export function readWishedIds(text: string): string[] {
  return [...new Set(text.split(',', mostWished * 2).filter(isProductId))].slice(0, mostWished)
}

/** As they stand in the address. */
export function writeWishedIds(products: readonly string[]): string {
  return products.join(',')
}
