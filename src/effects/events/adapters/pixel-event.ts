import type { ConversionName, ConversionProduct } from '#src/commerce/contract/conversion-event.ts'
import type { Goods } from '../event-port.ts'
import { type AdapterEvent, onePiece } from './ga4-event.ts'

export interface PixelEvent {
  name: ConversionName
  products: ConversionProduct[]
  contentType?: 'product_group'
  value?: number
  currency?: string
  orderNumber?: string
}

export function pixelEvents(event: AdapterEvent): PixelEvent[] {
  switch (event.kind) {
    case 'productShown':
      return [{ name: 'ViewContent', ...contentOf(onePiece(event.offer)) }]
    case 'addedToWishlist':
      return [{ name: 'AddToWishlist', ...contentOf(onePiece(event.offer)) }]
    case 'searched':
      return [{ name: 'Search', products: [] }]
    case 'piecesAdded':
      return [{ name: 'AddToCart', ...contentOf(event.goods) }]
    case 'paymentStarted':
      return [
        { name: 'InitiateCheckout', ...contentOf(event.goods) },
        { name: 'AddPaymentInfo', ...contentOf(event.goods) },
      ]
    case 'ordered':
      return [{ name: 'Purchase', ...contentOf(event.goods), orderNumber: event.number }]
    case 'registered':
      return [{ name: 'CompleteRegistration', products: [] }]
    default:
      return []
  }
}

/** Limits of the conversion event. */
const maxProducts = 50
const maxReportedQuantity = 999

function contentOf({ currency, value, articles }: Goods) {
  return {
    products: articles
      .slice(0, maxProducts)
      .map(({ id, quantity }) => ({ sku: id, quantity: Math.min(quantity, maxReportedQuantity) })),
    ...(articles.some(({ isGroup }) => isGroup) ? { contentType: 'product_group' as const } : {}),
    ...(value === null ? {} : { value }),
    currency,
  }
}
