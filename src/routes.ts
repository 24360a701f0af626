import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('c/*', 'routes/category.tsx'),
  route('p/:uri', 'routes/product.tsx'),
  route('b/:uri', 'routes/brand.tsx'),
  route('more/*', 'routes/more.ts'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/confirmation', 'routes/confirmation.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
