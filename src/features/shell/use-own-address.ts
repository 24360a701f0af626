import { useLocation, useMatches } from 'react-router'
import { parseHandle } from './screen-handle.ts'

/**
 * This page's path without locale, with the query parameters its screen reads; see `ScreenHandle.search`. A screen
 * whose address is configured has it as `address` in its data. A car that the screen does not know is left out.
 */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  const screen = useMatches().at(-1)
  const known = parseHandle(screen?.handle).search
  const own = pathname + (known?.(new URLSearchParams(search)) ?? '')
  return configuredAddress(screen?.loaderData) ?? withKnownCar(own, screen?.loaderData)
}

/** Lists have the car of their query in their data, null if the catalogue does not have it. */
function withKnownCar(address: string, data: unknown): string {
  const car = ['screen', 'query', 'car'].reduce(valueAt, data)
  const [path = '', search] = address.split('?')
  if (car !== null || !search) return address
  const query = new URLSearchParams(search)
  query.delete('car')
  query.delete('show')
  return query.size > 0 ? `${path}?${query}` : path
}

function valueAt(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}

function configuredAddress(data: unknown): string | null {
  const address = typeof data === 'object' && data !== null && 'address' in data ? data.address : null
  return typeof address === 'string' ? address : null
}
