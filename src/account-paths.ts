import { paths, zoneOf } from './paths.ts'

/**
 * Paths of the account's screens, without locale. They are apart from `paths.ts`, because every page of the shop loads
 * that.
 */
export const accountPaths = {
  overview: paths.account,
  orders: () => '/account/orders',
  /** The page of an order, by its number. The router treats paths that end in `.data` as data requests. */
  order: (number: string) => `/account/orders/${encodeURIComponent(number).replace(/\.data$/, '%2Edata')}`,
  details: () => '/account/details',
  cars: () => '/account/cars',
  /**
   * The photo of a customer's car, the same in all languages; `version` as in `Car`, so that a browser shows a new one at
   * once.
   */
  carPhoto: (car: string, version = '') => `/api/car-photo/${car}${version ? `?v=${version}` : ''}`,
  password: () => '/account/password',
  /** What is held of the customer, and the request to delete it. */
  data: () => '/account/data',
  /** What is held of the customer, as a file. */
  dataFile: () => '/account/data/file',
  /** The page of their data, after the file could not be made. */
  failedDataFile: () => '/account/data?failed=1',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
}

/** Where a visitor can be sent after logging in, by the key the log-in page's address carries. */
const destinations = {
  account: accountPaths.overview(),
  orders: accountPaths.orders(),
  details: accountPaths.details(),
  cars: accountPaths.cars(),
  password: accountPaths.password(),
  data: accountPaths.data(),
  checkout: paths.checkout(),
}

/** The addresses of screens that the configuration gives another than that of their route, by the latter. */
export function screenPaths(configured: Record<'loginPath' | 'accountPath' | 'resetPasswordPath', string>) {
  const addresses = [
    [paths.login(), configured.loginPath],
    [paths.account(), configured.accountPath],
    [accountPaths.resetPassword(), configured.resetPasswordPath],
  ] as const
  return Object.fromEntries(addresses.filter(([path, address]) => path !== address))
}

/** A key of the fixed list: an address taken from a query could lead anywhere. */
export type Destination = keyof typeof destinations

/** The key in the query of a guests-only page; null without a known one. */
export function parseDestination(query: URLSearchParams): Destination | null {
  const key = query.get(destinationField)
  return isDestination(key) ? key : null
}

/** The path a visitor is sent to, without locale. */
export function destinationPath(destination: Destination): string {
  return destinations[destination]
}

/** Adds the destination to the path of a guests-only page. */
export function withDestination(path: string, destination: Destination | null): string {
  return destination ? `${path}${path.includes('?') ? '&' : '?'}${destinationField}=${destination}` : path
}

/**
 * Whether a path, or a route's pattern, is of a screen about who the visitor is, or of customer service: those load the
 * account's texts.
 */
export function isAccountScreen(path: string): boolean {
  const zone = zoneOf(path)
  return zone === 'account' || zone === 'form'
}

const destinationField = 'next'

function isDestination(key: string | null): key is Destination {
  return key !== null && Object.hasOwn(destinations, key)
}
