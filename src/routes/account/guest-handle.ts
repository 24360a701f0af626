import { parseDestination, withDestination } from '#src/features/account/destinations.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'

/** The handle of a screen by which guests become customers: its links to itself keep only the destination. */
export const guestHandle = {
  zone: 'form',
  search: (query) => withDestination('', parseDestination(query)),
} satisfies ScreenHandle
