import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Illustration } from '#src/ui/illustration.tsx'
import type { WishlistText } from './wishlist-text.ts'

export function WishlistEmpty({ words }: { words: WishlistText }) {
  return (
    <div className="empty">
      <Illustration name="empty-wishlist" />
      <h2>{words.empty}</h2>
      <p>{words.emptyHint}</p>
      <Link className="button" to={paths.categories()}>
        {words.browse}
      </Link>
    </div>
  )
}
