import { useMatches } from 'react-router'
import { parseHandle, type ScreenHandle } from './screen-handle.ts'

/** What the screen that the router shows asks of the frame. */
export function useScreenHandle(): ScreenHandle {
  return parseHandle(useMatches().at(-1)?.handle)
}
