import { useState } from 'react'
import { browserStore } from '#src/effects/browser/storage.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { forgetViewed, parseViewed } from './viewed-parts.ts'

export interface ViewedText {
  title: string
  clear: string
}

const store = browserStore('localStorage')

export default function RecentlyViewed({ title, clear }: ViewedText) {
  const [parts, setParts] = useState(() => parseViewed(store))
  if (parts.length === 0) return null
  function forget() {
    forgetViewed(store)
    setParts([])
  }
  return (
    <section className="recently-viewed" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {parts.map(({ uri, name, sku, picture }) => (
          <li key={uri}>
            <Link to={paths.product(uri)}>
              <Picture source={picture} alternative="" size={96} />
              <span>{name}</span>
              <code>{sku}</code>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="small" kind="quiet" onClick={forget}>
        {clear}
      </Button>
      <MoveFocusOnRemoval to="h1" />
    </section>
  )
}
