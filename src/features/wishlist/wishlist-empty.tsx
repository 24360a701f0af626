import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { Illustration } from '#src/ui/pictures/illustration.tsx'
import type { WishlistText } from './wishlist-text.ts'

export function WishlistEmpty({ text }: { text: WishlistText }) {
  return (
    <div className="empty">
      <Illustration name="empty-wishlist" />
      <h2>{text.empty}</h2>
      <p>{text.emptyHint}</p>
      <Link className="button" to={paths.categories()}>
        {text.browse}
      </Link>
    </div>
  )
}
