import { useAtomValue } from 'jotai'
import { CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'
import { shownLinesAtom } from './rows.atoms.ts'

interface CartLinesProps {
  currency: string
  /** The shopper goes to a product. */
  onLeave(): void
}

/** The lines of the cart, and those that were just taken out. */
export function CartLines({ currency, onLeave }: CartLinesProps) {
  const shown = useAtomValue(shownLinesAtom)
  if (shown.length === 0) return null
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
