import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { amountsOf } from '../amounts.ts'
import { cartActions, lineFields } from '../cart-fields.ts'
import { type LineView, lineView } from '../cart-view.ts'
import { removeLineAtom } from '../commands/line.atoms.ts'
import { shownLinesAtom } from '../state/rows.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { CartLine } from './cart-line.tsx'
import { ErrorMessage } from './error-message.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { RemovedLine } from './removed-line.tsx'
import { UnreadableLines } from './unreadable-lines.tsx'

/** A quantity that was posted and refused, as it was typed. */
export interface RefusedQuantity {
  line: string
  typed: string
}

interface CartLinesProps {
  /** The lines of the document, shown until the browser's cart is started. */
  rendered?: { lines: LineView[]; unreadableLines: number } | null
  refused?: RefusedQuantity | null
  onLeave?: (() => void) | undefined
}

/** The lines of the cart, with their controls: forms that are posted while the browser's cart is not started. */
export function CartLines({ rendered = null, refused = null, onLeave }: CartLinesProps) {
  const i18n = useI18n()
  const shown = useAtomValue(shownLinesAtom)
  const selection = useAtomValue(selectionAtom)
  const shared = (line: string) => ({ onLeave, refusedText: refused?.line === line ? refused.typed : null })
  const amounts = selection && amountsOf(selection)
  const lines = amounts
    ? shown.map((entry) => {
        if (entry.kind === 'removed')
          return <RemovedLine key={`removed-${entry.removal.line.line}`} removal={entry.removal} />
        const { line, changing } = entry.row
        const row = lineView(entry.row, i18n, amounts)
        return <ChangeableLine key={line.line} {...shared(line.line)} {...{ row, line, changing }} />
      })
    : rendered?.lines.map((row) => (
        <ChangeableLine key={row.line} {...shared(row.line)} row={row} line={null} />
      ))
  return (
    <>
      {lines && lines.length > 0 ? <ul className="lines">{lines}</ul> : null}
      <UnreadableLines count={(selection ?? rendered)?.unreadableLines ?? 0} />
    </>
  )
}

interface ChangeableLineProps {
  row: LineView
  /** Null until the browser's cart is started. */
  line: Line | null
  changing?: boolean
  refusedText: string | null
  onLeave: (() => void) | undefined
}

function ChangeableLine({ row, line, changing = false, refusedText, onLeave }: ChangeableLineProps) {
  const { t, locale } = useI18n()
  const id = useId()
  const remove = useSetAtom(removeLineAtom)
  const controls = (
    <div className="actions">
      <LineQuantity row={row} line={line} describedBy={id} refusedText={refusedText} />
      <form
        method="post"
        action={localized(locale, paths.cart())}
        onSubmit={(event) => {
          if (!line) return
          event.preventDefault()
          void remove(line)
        }}
      >
        <input type="hidden" name={lineFields.line} value={row.line} />
        <button
          type="submit"
          className="remove"
          name={lineFields.action}
          value={cartActions.remove}
          aria-describedby={id}
        >
          {t('cart.remove')}
        </button>
      </form>
    </div>
  )
  return (
    <CartLine row={row} id={id} controls={controls} changing={changing} onLeave={onLeave}>
      <ErrorMessage slot={row.line} />
    </CartLine>
  )
}
