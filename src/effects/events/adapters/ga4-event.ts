import { checkoutEvents, type Ga4Item } from '#src/commerce/contract/checkout-event.ts'
import type { Article, Goods, Offer, Pieces, ProductList, ShopEvent } from '../event-port.ts'
import type { ListPart } from './shown-lists.ts'

/** Maximum number of items in an event: Google Analytics 4 drops events with more. */
const maxItems = 200

export type DataLayerEntry =
  | {
      event: string
      ecommerce: { currency?: string; value?: number; items: Ga4Item[]; [key: string]: unknown }
    }
  | { event: 'search'; search_term: string }
  | { event: 'login' | 'sign_up'; method: 'email' }

/** An accepted payment call; `sentByServer`: the shop's server reports it to GA4. */
type PaymentStarted = Extract<ShopEvent, { kind: 'paymentStarted' }> & { sentByServer?: boolean }

/** An event; for a list, only its new part. */
export type AdapterEvent =
  | Exclude<ShopEvent, { kind: 'listShown' | 'paymentStarted' }>
  | PaymentStarted
  | ListPart

/** The entries of an event in the data layer, in order; empty for events that the tag manager sees by itself. */
export function dataLayerEntries(event: AdapterEvent): DataLayerEntry[] {
  switch (event.kind) {
    case 'screenShown':
      return []
    case 'listPart': {
      const { list, offers, from } = event
      const items = offers.map((offer, index) => listItem(offer, list, from + index)).slice(0, maxItems)
      const currency = offers[0]?.currency
      return [
        {
          event: 'view_item_list',
          ecommerce: { ...listNames(list), ...(currency && { currency }), items },
        },
      ]
    }
    case 'productChosen': {
      const { list, offers, from } = event
      const items = offers.map((offer) => listItem(offer, list, from))
      return [{ event: 'select_item', ecommerce: { ...listNames(list), items } }]
    }
    case 'productShown':
      return [{ event: 'view_item', ecommerce: ecommerceOf(onePiece(event.offer)) }]
    case 'addedToWishlist':
      return [{ event: 'add_to_wishlist', ecommerce: ecommerceOf(onePiece(event.offer)) }]
    case 'searched':
      return [{ event: 'search', search_term: event.keyword }]
    case 'piecesAdded':
      return [{ event: 'add_to_cart', ecommerce: ecommerceOf(event.goods) }]
    case 'piecesRemoved':
      return [{ event: 'remove_from_cart', ecommerce: ecommerceOf(event.goods) }]
    case 'cartShown':
      return [{ event: 'view_cart', ecommerce: ecommerceOf(event.goods) }]
    case 'paymentStarted': {
      const { id, goods, delivery, payment, sentByServer } = event
      // For the triggers of tags that would report the same to GA4 once more.
      const marks = { event_id: id, ...(sentByServer ? { sent_by_server: true } : {}) }
      return checkoutEvents({ ...ecommerceOf(goods), delivery, payment }).map(({ name, params }) => ({
        event: name,
        ecommerce: { ...params, ...marks },
      }))
    }
    case 'ordered': {
      const { number, goods, tax, shipping } = event
      const sums = { ...(tax === null ? {} : { tax }), ...(shipping === null ? {} : { shipping }) }
      return [{ event: 'purchase', ecommerce: { transaction_id: number, ...ecommerceOf(goods), ...sums } }]
    }
    case 'loggedIn':
      return [{ event: 'login', method: 'email' }]
    case 'registered':
      return [{ event: 'sign_up', method: 'email' }]
  }
}

export function onePiece({ currency, ...article }: Offer): Goods {
  return { currency, value: article.price, articles: [{ ...article, quantity: 1 }] }
}

export function ecommerceOf({ currency, value, articles }: Goods) {
  return {
    currency,
    ...(value === null ? {} : { value }),
    items: articles.map(piecesItem).slice(0, maxItems),
  }
}

function listNames({ id, name }: ProductList) {
  return { item_list_id: id, item_list_name: name }
}

function listItem(article: Article, list: ProductList, index: number): Ga4Item {
  return { ...itemOf(article, 1), ...listNames(list), index }
}

function piecesItem(pieces: Pieces): Ga4Item {
  return { ...itemOf(pieces, pieces.quantity), quantity: pieces.quantity }
}

/** `quantity`: number of pieces with the discount. */
function itemOf(article: Article, quantity: number): Ga4Item {
  const { id, name, brand, variant, categories, price, priceBefore } = article
  const [first, second, third, fourth, fifth, sixth] = categories
  const discount = price === null || priceBefore === null ? 0 : roundToCents((priceBefore - price) * quantity)
  return {
    item_id: id,
    item_name: name,
    affiliation: 'B2C',
    ...(brand && { item_brand: brand }),
    ...(variant && { item_variant: variant }),
    ...(first && { item_category: first }),
    ...(second && { item_category2: second }),
    ...(third && { item_category3: third }),
    ...(fourth && { item_category4: fourth }),
    ...(fifth && { item_category5: fifth }),
    ...(sixth && { item_category6: sixth }),
    ...(price === null ? {} : { price }),
    ...(discount === 0 ? {} : { discount }),
  }
}

function roundToCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}
