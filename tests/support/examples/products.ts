import * as v from 'valibot'
import { Product } from '#src/commerce/contract/catalogue/product.ts'

/** A product as the service would send it, with what a test cares about. */
export function productOf(wire: Record<string, unknown> = {}): Product {
  return v.parse(Product, productWire(wire))
}

/** The same, as it is on the wire. */
export function productWire(wire: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    product: '7',
    name: 'Brake disc front, 280 mm – Bromsvik',
    uri: 'brake-disc-280',
    sku: 'BD-280-V',
    brand: '1',
    brandName: 'Bromsvik',
    brandUri: 'bromsvik',
    priceAsNumber: 349,
    priceBeforeDiscountAsNumber: 349,
    available: true,
    items: [{ item: '7-1', name: '', sku: 'BD-280-V', ean: '', stock: 'yes' }],
    media: { standard: ['/media/BD-280-V-1.svg', '/media/BD-280-V-2.svg'] },
    ...wire,
  }
}
