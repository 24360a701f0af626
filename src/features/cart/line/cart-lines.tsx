import { useAtomValue } from 'jotai'
import { type Shown, shownLinesAtom } from '../state/rows.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { RemovedLine } from '../undo/removed-line.tsx'
import { CartLine } from './cart-line.tsx'
import { UnreadableLines } from './unreadable-lines.tsx'

interface CartLinesProps {
  currency: string
  /** The shopper goes to a product. */
  onLeave(): void
}

/** The lines of the cart, and those that were just taken out; in words, how many cannot be shown. */
export function CartLines({ currency, onLeave }: CartLinesProps) {
  const shown = useAtomValue(shownLinesAtom)
  const unreadable = useAtomValue(selectionAtom)?.unreadableLines ?? 0
  return (
    <>
      {shown.length > 0 ? <LineList shown={shown} currency={currency} onLeave={onLeave} /> : null}
      <UnreadableLines count={unreadable} />
    </>
  )
}

function LineList({ shown, currency, onLeave }: CartLinesProps & { shown: Shown[] }) {
  return (
    <ul className="lines">
      {shown.map((each) =>
        each.kind === 'line' ? (
          <CartLine key={each.row.line.line} row={each.row} currency={currency} onLeave={onLeave} />
        ) : (
          <RemovedLine key={`removed-${each.removal.line.line}`} removal={each.removal} />
        ),
      )}
    </ul>
  )
}
