import * as paths from '#src/paths.ts'

export const accountScreens = [
  { path: paths.account(), name: 'account.overview' },
  { path: paths.accountOrders(), name: 'orders.title' },
  { path: paths.accountDetails(), name: 'account.details' },
  { path: paths.accountCars(), name: 'account.cars' },
  { path: paths.accountPassword(), name: 'account.changePassword' },
  { path: paths.accountData(), name: 'account.data' },
] as const
