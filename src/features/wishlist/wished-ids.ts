/** The most parts of one list: as many as are asked for in one call, and fit into a link. */
export const maxWished = 100

const productId = /^[1-9]\d{0,8}$/

export function isProductId(text: string): boolean {
  return productId.test(text)
}

/** Reads the products of a shared address, each once. Anything that cannot be one is left out. */
export function parseWishedIds(text: string): string[] {
  return [...new Set(text.split(',', maxWished * 2).filter(isProductId))].slice(0, maxWished)
}

/** As they stand in the address. */
export function serializeWishedIds(products: readonly string[]): string {
  return products.join(',')
}
