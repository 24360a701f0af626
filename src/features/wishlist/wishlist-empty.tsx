import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Drawing } from '#src/ui/drawing.tsx'
import type { WishlistWords } from './wishlist-text.ts'

export function WishlistEmpty({ words }: { words: WishlistWords }) {
  return (
    <div className="empty">
      <Drawing name="empty-wishlist" />
      <h2>{words.empty}</h2>
      <p>{words.emptyHint}</p>
      <Link className="button" to={paths.categories()}>
        {words.browse}
      </Link>
    </div>
  )
}
