import type { Line } from '#src/commerce/contract/line.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { RegionWish } from '#src/features/region/region-form.ts'
import type { VisitorCart } from '#src/shop.ts'
import { lostLines } from './lost-lines.ts'

export type RegionMove =
  | { kind: 'moved'; from: string | null; lost: Line[] }
  /** The service does not send there. */
  | { kind: 'refused' }
  | { kind: 'unanswered' }

/** Takes the visitor’s cart to another country in one call, and puts back what an earlier move had taken. */
export async function moveCart(
  { begun, checkout }: VisitorCart,
  { country, language, restore }: RegionWish,
  report: (error: unknown) => void,
): Promise<RegionMove> {
  if (!begun) return { kind: 'moved', from: null, lost: [] }
  try {
    const before = await checkout.selection()
    const moved = await checkout.chooseCountry(country, language)
    if (!moved.ok) return { kind: 'refused' }
    for (const { item, quantity } of restore) await checkout.addItem(item, quantity)
    const was = before.ok ? before.value : null
    return { kind: 'moved', from: was?.location.country ?? null, lost: lostLines(was, moved.value) }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    report(error)
    return { kind: 'unanswered' }
  }
}
