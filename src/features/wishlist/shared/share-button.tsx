import { useState } from 'react'
import { useHref } from 'react-router'
import { type Shared, shareLink } from '#src/effects/browser/share-link.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { serializeWishedIds } from '../wished-ids.ts'
import type { WishlistText } from '../wishlist-text.ts'
import { type SharedPart, type SharedState, sharedStateQuery } from './shared-state.ts'

interface ShareButtonProps {
  /** The parts of the list in its order; those that are not sold here have no price and no stock. */
  parts: readonly { product: string; today: SharedPart | null }[]
  /** The price list of the prices; null while they are not known: the link is then one of the parts alone. */
  pricelist: number | null
  text: WishlistText
}

/** Shares a link to these parts, with their prices and stock of today. */
export function ShareButton({ parts, pricelist, text }: ShareButtonProps) {
  const ids = serializeWishedIds(parts.map(({ product }) => product))
  const href = useHref(
    paths.wishlist(ids) + sharedStateQuery(pricelist === null ? null : stateToday(parts, pricelist)),
  )
  const [shared, setShared] = useState<{ how: Shared; href: string } | null>(null)
  // The result of sharing applies only to the list that was shared.
  const now = shared?.href === href ? shared.how : null

  async function share() {
    setShared(null)
    setShared({
      how: await shareLink({ title: text.title, url: new URL(href, location.origin).href }),
      href,
    })
  }

  return (
    <>
      <Button onClick={share}>{text.share}</Button>
      <Notice tone={now === 'copied' ? 'success' : 'information'}>
        {now === 'copied' || now === 'refused' ? (
          <>
            <p>{now === 'copied' ? text.copied : text.copyYourself}</p>
            <p>
              <a href={href}>{new URL(href, location.origin).href}</a>
            </p>
          </>
        ) : null}
      </Notice>
    </>
  )
}

function stateToday(parts: ShareButtonProps['parts'], pricelist: number): SharedState {
  return {
    pricelist,
    day: new Date().toISOString().slice(0, 10),
    parts: parts.map(({ today }) => today ?? { price: null, stock: 'none' }),
  }
}
