import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { type Amounts, amountsOf, lineView } from '../cart-view.ts'
import { removeLineAtom } from '../commands/line.atoms.ts'
import { type ShownRow, shownLinesAtom } from '../state/rows.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { CartLine } from './cart-line.tsx'
import { ErrorMessage } from './error-message.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { RemovedLine } from './removed-line.tsx'
import { UnreadableLines } from './unreadable-lines.tsx'

interface CartLinesProps {
  onLeave?: (() => void) | undefined
}

export function CartLines({ onLeave }: CartLinesProps) {
  const shown = useAtomValue(shownLinesAtom)
  const selection = useAtomValue(selectionAtom)
  if (!selection) return null
  return (
    <>
      {shown.length > 0 ? (
        <ul className="lines">
          {shown.map((entry) =>
            entry.kind === 'line' ? (
              <ChangeableLine
                key={entry.row.line.line}
                row={entry.row}
                amounts={amountsOf(selection)}
                onLeave={onLeave}
              />
            ) : (
              <RemovedLine key={`removed-${entry.removal.line.line}`} removal={entry.removal} />
            ),
          )}
        </ul>
      ) : null}
      <UnreadableLines count={selection.unreadableLines} />
    </>
  )
}

function ChangeableLine({ row, amounts, onLeave }: CartLinesProps & { row: ShownRow; amounts: Amounts }) {
  const i18n = useI18n()
  const id = useId()
  const remove = useSetAtom(removeLineAtom)
  const { line, changing } = row
  const controls = (
    <div className="actions">
      <LineQuantity line={line} describedBy={id} />
      <button type="button" className="remove" aria-describedby={id} onClick={() => remove(line)}>
        {i18n.t('cart.remove')}
      </button>
    </div>
  )
  return (
    <CartLine
      row={lineView(row, i18n, amounts)}
      id={id}
      controls={controls}
      changing={changing}
      onLeave={onLeave}
    >
      <ErrorMessage slot={line.line} />
    </CartLine>
  )
}
