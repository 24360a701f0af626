import { accountPaths } from '#src/account-paths.ts'

/** The screens of the account in the order of its navigation; `name` is the key of what links to a screen are called. */
export const accountScreens = [
  { path: accountPaths.overview(), name: 'account.overview' },
  { path: accountPaths.orders(), name: 'orders.title' },
  { path: accountPaths.details(), name: 'account.details' },
  { path: accountPaths.cars(), name: 'account.cars' },
  { path: accountPaths.password(), name: 'account.changePassword' },
  { path: accountPaths.data(), name: 'account.data' },
] as const
