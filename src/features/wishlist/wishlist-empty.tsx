import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import type { WishlistText } from './wishlist-text.ts'

export function WishlistEmpty({ text }: { text: WishlistText }) {
  return (
    <EmptyState
      illustration="empty-wishlist"
      heading="h2"
      title={text.empty}
      steps={['categories', 'car', 'numbers']}
    >
      <p>{text.emptyHint}</p>
    </EmptyState>
  )
}
