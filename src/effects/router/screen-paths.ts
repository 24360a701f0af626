import { createContext } from 'react'
import * as paths from '#src/paths.ts'

export type ScreenPaths = Readonly<Record<string, string>>

export const ScreenPathsContext = createContext<ScreenPaths>({})

/** The screens whose configured address differs from their route's. */
export function screenPaths(
  configured: Record<'loginPath' | 'accountPath' | 'resetPasswordPath', string>,
): ScreenPaths {
  const addresses = [
    [paths.login(), configured.loginPath],
    [paths.account(), configured.accountPath],
    [paths.resetPassword(), configured.resetPasswordPath],
  ] as const
  return Object.fromEntries(addresses.filter(([path, address]) => path !== address))
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, { path?: string }> }
  }
}

export function placeScreens(configured = document.documentElement.dataset.screenPaths): void {
  if (!configured) return
  const screenPaths: ScreenPaths = JSON.parse(configured)
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    const [path] = screenPaths[`/${route.path}`]?.split('?') ?? []
    if (path) route.path = path.slice(1)
  }
}
