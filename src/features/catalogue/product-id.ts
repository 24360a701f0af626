const productId = /^[1-9]\d{0,8}$/

/** Whether a text of an address or of storage is the id of a product. */
export function isProductId(text: string): boolean {
  return productId.test(text)
}
