import { useState } from 'react'
import { useHref } from 'react-router'
import { type Shared, shareLink } from '#src/effects/browser/share-link.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { WishlistText } from '../wishlist-text.ts'
import { calendarDay, type PartState, type Prices, sharedPath } from './snapshot.ts'

interface ShareButtonProps {
  products: readonly string[]
  states: ReadonlyMap<string, PartState>
  waiting: boolean
  prices: Prices | null
  text: WishlistText
}

/** Shares a link to these products, which records their prices and availability. */
export function ShareButton({ products, states, waiting, prices, text }: ShareButtonProps) {
  const snapshot = prices ? { ...prices, day: calendarDay(new Date()), parts: states } : null
  const href = useHref(sharedPath(products, snapshot))
  const list = products.join()
  const [shared, setShared] = useState<{ how: Shared; href: string; list: string } | null>(null)
  // The result of sharing applies only to the list that was shared.
  const now = shared?.list === list ? shared : null

  async function share() {
    setShared(null)
    const how = await shareLink({ title: text.title, url: new URL(href, location.origin).href })
    setShared({ how, href, list })
  }

  return (
    <>
      <Button onClick={share} busy={waiting}>
        {text.share}
      </Button>
      <Notice tone={now?.how === 'copied' ? 'success' : 'information'}>
        {now && now.how !== 'sheet' ? (
          <>
            <p>{now.how === 'copied' ? text.copied : text.copyYourself}</p>
            <p>
              <a href={now.href}>{new URL(now.href, location.origin).href}</a>
            </p>
          </>
        ) : null}
      </Notice>
    </>
  )
}
