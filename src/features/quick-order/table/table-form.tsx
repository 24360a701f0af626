import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { AddingNote } from '#src/features/cart/add/adding-note.tsx'
import { addItemsToCartAtom } from '#src/features/cart/add/start-add-items.atoms.ts'
import { usePrepareCart } from '#src/features/cart/panel/use-prepare-cart.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useAfterPress } from '#src/ui/use-after-press.ts'
import { resultId } from '../list-form.tsx'
import type { PostedOrder } from '../quick-order-action.ts'
import type { QuickOrderText } from '../quick-order-text.ts'
import {
  chosenRows,
  draftsAfter,
  draftsOf,
  firstDraft,
  outcomesOf,
  piecesOf,
  type RowDraft,
  type RowOutcome,
} from './order-choice.ts'
import { OrderRow } from './order-row.tsx'
import { OrderSum } from './order-sum.tsx'
import { type OrderTable, orderActions, orderFields } from './order-table.ts'

interface TableFormProps {
  text: QuickOrderText
  list: string
  table: OrderTable
  first: PostedOrder | null
  isAsked: boolean
}

/** The choices and results in a table; `round` counts the changes, each of which renders new fields. */
interface Progress {
  round: number
  drafts: RowDraft[]
  outcomes: ReadonlyMap<number, RowOutcome> | null
}

export function TableForm({ text, list, table, first, isAsked }: TableFormProps) {
  const { t, locale } = useI18n()
  const { rows } = table
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const add = useSetAtom(addItemsToCartAtom)
  const prepare = usePrepareCart()
  const afterPress = useAfterPress()
  const [adding, setAdding] = useState(false)
  const [message, setMessage] = useState('')
  const [{ round, drafts, outcomes }, setProgress] = useState<Progress>({
    round: 0,
    drafts: first?.drafts ?? rows.map(firstDraft),
    outcomes: first?.outcomes ? new Map(first.outcomes) : null,
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding) return
    const typed = draftsOf(rows, new FormData(event.currentTarget))
    const chosen = chosenRows(rows, typed)
    if (chosen.length === 0) return setMessage(text.nothingChosen)
    setAdding(true)
    setMessage('')
    const pieces = piecesOf(chosen)
    const added = pieces.length > 0 ? await add(pieces).catch(() => 'unreachable' as const) : new Map()
    setAdding(false)
    if (added === 'unreachable') return setMessage(t('cart.problem.unreachable'))
    const results = outcomesOf(chosen, added)
    setProgress({ round: round + 1, drafts: draftsAfter(rows, typed, results), outcomes: results })
  }

  const kinds = [...(outcomes?.values() ?? [])].map(({ kind }) => kind)
  const count = (wanted: RowOutcome['kind'][]) => kinds.filter((kind) => wanted.includes(kind)).length
  const addedCount = count(['added', 'partly'])
  const failedCount = count(['none', 'refused', 'partly'])
  const nothing = outcomes?.size === 0 ? text.nothingChosen : ''
  return (
    <form
      ref={form}
      id={resultId}
      className="table-form"
      method="post"
      encType="multipart/form-data"
      action={`${localized(locale, paths.quickOrder())}#${resultId}`}
      aria-labelledby={id}
      onSubmit={submit}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <input type="hidden" name={orderFields.list} value={list} />
      <h2 id={id} tabIndex={-1} aria-describedby={`${id}found`} ref={isAsked ? focusHeading : undefined}>
        {text.result}
      </h2>
      <p id={`${id}found`}>{table.summary}</p>
      <div className="order-table">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{text.line}</th>
              <th scope="col">{text.part}</th>
              <th scope="col">{text.stock}</th>
              <th scope="col" className="price">
                {text.price}
              </th>
              <th scope="col">{t('cart.quantity')}</th>
            </tr>
          </thead>
          {rows.map((row, index) => (
            <OrderRow
              key={`${row.id} ${round}`}
              row={row}
              draft={drafts[index] ?? firstDraft(row)}
              outcome={outcomes?.get(row.id) ?? null}
              text={text}
              afterPress={afterPress}
            />
          ))}
        </table>
      </div>
      <div className="foot">
        <div className="said">
          <Notice tone="success">
            {addedCount > 0 ? (
              <>
                {text.added} {addedCount}. <Link to={paths.cart()}>{text.toCart}</Link>
              </>
            ) : null}
          </Notice>
          <Notice tone="error" role="alert">
            {message || nothing || (failedCount > 0 ? `${text.notAdded} ${failedCount}.` : null)}
          </Notice>
          <Notice tone="warning" role="alert">
            {kinds.includes('unknown') ? (
              <>
                {text.outcome.unknown} <Link to={paths.cart()}>{text.toCart}</Link>
              </>
            ) : null}
          </Notice>
        </div>
        <OrderSum key={round} table={table} text={text} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          name={orderFields.action}
          value={orderActions.add}
          busy={adding}
        >
          {adding ? text.adding : text.add}
        </Button>
        {adding ? <AddingNote /> : null}
      </div>
    </form>
  )
}

function focusHeading(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
