import { splitLocale } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Variables } from '../env.ts'
import { type MatchedRoute, plainPath } from '../match-route.ts'

export interface ScreenAddresses {
  login: string
  resetPassword: string
  account: string
}

export interface ConfiguredScreen {
  route: string
  address: string
  /** True if the path of the route was requested, which is not the screen's address. */
  isAlias: boolean
}

export function screenAddresses(
  { LOGIN_PATH, RESET_PASSWORD_PATH, AFTER_LOGIN_PATH }: Variables,
  matchPath: (pathname: string) => MatchedRoute,
): ScreenAddresses {
  const isPage = matchPath(pathOf(AFTER_LOGIN_PATH)).pattern !== '/*'
  return {
    login: LOGIN_PATH,
    resetPassword: RESET_PASSWORD_PATH,
    account: isPage ? paths.account() : AFTER_LOGIN_PATH,
  }
}

/** Null for a path without a configured address. */
export function configuredScreen(pathname: string, addresses: ScreenAddresses): ConfiguredScreen | null {
  const { path } = splitLocale(pathname)
  const screens = [
    { route: paths.login(), address: addresses.login },
    { route: paths.resetPassword(), address: addresses.resetPassword },
    { route: paths.account(), address: addresses.account },
  ].filter(({ route, address }) => !isSamePath(route, pathOf(address)))
  const meant = screens.find(({ address }) => isSamePath(path, pathOf(address)))
  if (meant) return { ...meant, isAlias: false }
  const built = screens.find(({ route }) => isSamePath(path, route))
  return built ? { ...built, isAlias: true } : null
}

const pathOf = (address: string) => address.split('?')[0] ?? ''

function isSamePath(path: string, other: string): boolean {
  const [one, two] = [path, other].map((each) => plainPath(each).replace(/\/+$/, ''))
  return one === two
}
