import { isServiceId } from '#src/features/catalogue/offer/purchase-draft.ts'
import * as paths from '#src/paths.ts'
import type { UncopiedCart } from './log-in-with-new-token.ts'

const maxItems = 50

export function uncopiedCartPath(left: UncopiedCart | null): string | null {
  if (!left) return null
  const { lines, unreadable, voucher } = left
  if (lines.length + unreadable === 0 && !voucher) return null
  const items = lines.map(({ item }) => item).filter(isServiceId)
  const named = items.slice(0, maxItems)
  const unnamed = lines.length + unreadable - named.length
  const note = {
    said: 'moved',
    ...(named.length > 0 ? { left: named.join() } : {}),
    ...(unnamed > 0 ? { unnamed: String(unnamed) } : {}),
    ...(voucher ? { code: '1' } : {}),
  }
  return `${paths.cart()}?${new URLSearchParams(note)}`
}
