const productId = /^[1-9]\d{0,8}$/

export function isProductId(text: string): boolean {
  return productId.test(text)
}
