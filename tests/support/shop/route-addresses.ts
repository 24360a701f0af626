import * as paths from '#src/paths.ts'
import type { routePolicies } from '#src/route-policies.ts'

type RouteFile = keyof typeof routePolicies

/** Values for the parameters of addresses: URIs of the catalogue, the id of a product, and the number of an order. */
interface Named {
  category: string
  brand: string
  uri: string
  product: string
  order: string
}

/** An address of each route of the shop, without locale. */
export function routeAddresses({ category, brand, uri, product, order }: Named): Record<RouteFile, string> {
  return {
    'routes/home': '/',
    'routes/catalogue/category': `/c/${category}`,
    'routes/catalogue/product': `/p/${uri}`,
    'routes/catalogue/brand': `/b/${brand}`,
    'routes/catalogue/categories': '/categories',
    'routes/catalogue/parts': '/parts',
    'routes/catalogue/parts-of-car': '/parts/volvo-240',
    'routes/catalogue/markdown': `/markdown/p/${uri}`,
    'routes/search': `/search?keyword=${order}`,
    'routes/service/info': '/info/terms',
    'routes/service/faq': '/faq',
    'routes/region': '/region',
    'routes/wishlist': '/wishlist',
    'routes/compare': `/compare?ids=${product}`,
    'routes/quick-order': '/quick-order',
    'routes/account/login': '/login',
    'routes/account/register': '/register',
    'routes/account/forgot-password': '/forgot-password',
    'routes/account/reset-password': '/reset-password?i=abc&id=1',
    'routes/account/overview': '/account',
    'routes/account/orders': `/account/orders?q=${order}`,
    'routes/account/order': `/account/orders/${order}`,
    'routes/account/returns': paths.accountReturns(order),
    'routes/account/details': '/account/details',
    'routes/account/cars': '/account/cars',
    'routes/account/password': '/account/password',
    'routes/account/data': '/account/data',
    'routes/account/data-file': '/account/data/file',
    'routes/service/support': `/support?order=${order}`,
    'routes/service/track-order': `/track-order?order=${order}`,
    'routes/service/withdraw': '/withdraw',
    'routes/service/newsletter': '/newsletter',
    'routes/cart': '/cart',
    'routes/checkout/checkout': '/checkout/',
    'routes/checkout/confirmation': paths.confirmation('invoice'),
    'routes/checkout/plain': paths.plainCheckout(),
    'routes/checkout/receipt': paths.receipt(),
    'routes/more/category': `/more/c/${category}`,
    'routes/more/brand': `/more/b/${brand}`,
    'routes/more/categories': '/more/categories',
    'routes/more/quick-order': '/more/quick-order',
    'routes/more/search': `/more/search?keyword=${order}`,
    'routes/more/shop': '/more/shop?country=SE',
    'routes/more/suggest': '/more/suggest?keyword=brake',
    'routes/more/parts': '/more/parts?car=volvo-240',
    'routes/more/vehicles': '/more/vehicles',
    'routes/more/wishlist': `/more/wishlist/${product}`,
    'routes/unknown-address': `/account/invoices/${order}`,
  }
}
