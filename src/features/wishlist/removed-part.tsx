import { useSetAtom } from 'jotai'
import { startTransition, useId } from 'react'
import { undoLifetime } from '#src/config.ts'
import { RestoreFocus } from '#src/effects/focus/restore-focus.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TimedItem } from '#src/ui/timed-item.tsx'
import type { WishlistCard } from './load-wishlist.ts'
import { forgetRemovedAtom, type Removed, undoRemoveAtom } from './removed.atoms.ts'
import type { WishlistText } from './wishlist-text.ts'

interface RemovedPartProps {
  removed: Removed
  part: WishlistCard
  text: WishlistText
  onReturn(): void
}

/** Shown in place of a removed part, with a button to restore it. */
export function RemovedPart({ removed, part, text, onReturn }: RemovedPartProps) {
  const id = useId()
  const putBack = useSetAtom(undoRemoveAtom)
  const forget = useSetAtom(forgetRemovedAtom)
  return (
    // In a transition, the parts stay until the view of an empty list has its style sheet.
    <TimedItem lifetime={undoLifetime} onEnd={() => startTransition(() => forget(removed.entry.product))}>
      <RestoreFocus>
        <p id={id}>{part.text.removed}</p>
        <Button
          size="small"
          aria-describedby={id}
          onClick={() => {
            putBack(removed)
            onReturn()
          }}
        >
          {text.undo}
        </Button>
      </RestoreFocus>
    </TimedItem>
  )
}
