import { useAtomValue } from 'jotai'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { wishlistAtom } from '../wishlist.atoms.ts'

export function WishlistLink() {
  const { t } = useI18n()
  const count = useAtomValue(wishlistAtom)?.length
  return (
    <Link to={paths.wishlist()} className="wishlist-link" prefetch={prefetchMode}>
      <Icon name="heart" />
      <span className="visually-hidden">{t('wishlist.wishlist')}</span>
      {count ? <span className="count" data-count={count} /> : null}
    </Link>
  )
}
