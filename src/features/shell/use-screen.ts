import { useMatches } from 'react-router'
import { parseHandle } from './screen-handle.ts'

export function useScreen() {
  const { zone = 'shop', measured = zone === 'shop' } = parseHandle(useMatches().at(-1)?.handle)
  return { zone, measured }
}
