import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('c/*', 'routes/category.tsx'),
  route('p/:uri', 'routes/product.tsx'),
  route('b/:uri', 'routes/brand.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('search', 'routes/search.tsx'),
  route('more/*', 'routes/more.ts'),
  route('info/:slug', 'routes/info.tsx'),
  route('region', 'routes/region.tsx'),
  route('wishlist/:ids?', 'routes/wishlist.tsx'),
  route('login', 'routes/login.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/confirmation', 'routes/confirmation.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
