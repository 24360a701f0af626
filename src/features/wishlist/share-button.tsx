import { useState } from 'react'
import { useHref } from 'react-router'
import { type Shared, shareLink } from '#src/effects/browser/share-link.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { serializeWishedIds } from './wished-ids.ts'
import type { WishlistText } from './wishlist-text.ts'

interface ShareButtonProps {
  products: readonly string[]
  text: WishlistText
}

/** Shares a link to these products. */
export function ShareButton({ products, text }: ShareButtonProps) {
  const href = useHref(paths.wishlist(serializeWishedIds(products)))
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
