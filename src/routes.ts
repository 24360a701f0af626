import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The screens of the shop, and below `more` the JSON they fetch later. `route-policies.ts` has a line for each. */
export default [
  index('routes/home.tsx'),
  route('c/*', 'routes/category.tsx'),
  route('p/:uri', 'routes/product.tsx'),
  route('b/:uri', 'routes/brand.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('search', 'routes/search.tsx'),
  route('info/:slug', 'routes/info.tsx'),
  route('region', 'routes/region.tsx'),
  route('wishlist/:ids?', 'routes/wishlist.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('account', 'routes/account/overview.tsx'),
  route('account/orders', 'routes/account/orders.tsx'),
  route('account/details', 'routes/account/details.tsx'),
  route('account/password', 'routes/account/password.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/confirmation', 'routes/confirmation.tsx'),
  ...prefix('more', [
    route('c/*', 'routes/more/category.ts'),
    route('b/:uri', 'routes/more/brand.ts'),
    route('categories', 'routes/more/categories.ts'),
    route('search', 'routes/more/search.ts'),
    route('shop', 'routes/more/shop.ts'),
    route('wishlist/:ids', 'routes/more/wishlist.ts'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
