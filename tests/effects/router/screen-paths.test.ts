import { afterEach, expect, test, vi } from 'vitest'
import { placeScreens, screenPaths } from '#src/effects/router/screen-paths.ts'

afterEach(() => vi.unstubAllGlobals())

test('the router finds the screens whose address is configured there, and no others elsewhere', () => {
  const routes: Record<string, { path?: string }> = {
    'routes/home': {},
    'routes/account/login': { path: 'login' },
    'routes/account/overview': { path: 'account' },
    'routes/account/orders': { path: 'account/orders' },
    'routes/account/reset-password': { path: 'reset-password' },
  }
  vi.stubGlobal('window', { __reactRouterManifest: { routes } })
  const configured = screenPaths({
    loginPath: '/sign-in?from=shop',
    accountPath: '/my/garage',
    resetPasswordPath: '/reset-password',
  })
  placeScreens(JSON.stringify(configured))
  expect(Object.values(routes).map(({ path }) => path)).toEqual([
    undefined,
    'sign-in',
    'my/garage',
    'account/orders',
    'reset-password',
  ])
})
