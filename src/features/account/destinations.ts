import * as paths from '#src/paths.ts'

const destinations = {
  account: paths.account,
  orders: paths.accountOrders,
  details: paths.accountDetails,
  cars: paths.accountCars,
  password: paths.accountPassword,
  data: paths.accountData,
  checkout: paths.checkout,
}

/** A key of the fixed list: an address taken from a query could lead anywhere. */
export type Destination = keyof typeof destinations

/** The key in the query of a guests-only page; null without a known one. */
export function parseDestination(query: URLSearchParams): Destination | null {
  const key = query.get(destinationField)
  return isDestination(key) ? key : null
}

export function destinationPath(destination: Destination): string {
  return destinations[destination]()
}

export function withDestination(path: string, destination: Destination | null): string {
  return destination ? `${path}${path.includes('?') ? '&' : '?'}${destinationField}=${destination}` : path
}

const destinationField = 'next'

function isDestination(key: string | null): key is Destination {
  return key !== null && Object.hasOwn(destinations, key)
}
