import { useLocation, useMatches } from 'react-router'
import { parseHandle } from './screen-handle.ts'

/** This page's path without locale, with the query parameters its screen reads; see `ScreenHandle.search`. */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const known = parseHandle(matches.at(-1)?.handle).search
  return pathname + (known?.(new URLSearchParams(search)) ?? '')
}
