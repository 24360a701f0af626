import { useLocation, useMatches } from 'react-router'
import { parseHandle } from './screen-handle.ts'

/**
 * This page's path without locale, with the query parameters its screen reads; see `ScreenHandle.search`. A screen
 * whose address is configured has it as `address` in its data.
 */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  const screen = useMatches().at(-1)
  const known = parseHandle(screen?.handle).search
  return configuredAddress(screen?.loaderData) ?? pathname + (known?.(new URLSearchParams(search)) ?? '')
}

function configuredAddress(data: unknown): string | null {
  const address = typeof data === 'object' && data !== null && 'address' in data ? data.address : null
  return typeof address === 'string' ? address : null
}
