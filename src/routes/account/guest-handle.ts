import { parseDestination, withDestination } from '#src/features/account/destinations.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'

export const guestHandle = {
  zone: 'form',
  search: (query) => withDestination('', parseDestination(query)),
} satisfies ScreenHandle
