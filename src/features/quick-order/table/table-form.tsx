import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '#src/effects/router/link.tsx'
import { AddingNote } from '#src/features/cart/add/adding-note.tsx'
import { addItemsToCartAtom } from '#src/features/cart/add/start-add-items.atoms.ts'
import { usePrepareCart } from '#src/features/cart/panel/use-prepare-cart.ts'
import { isZero } from '#src/features/catalogue/offer/quantity.ts'
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
  undecidedRows,
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

/**
 * The choices and results in a table; `round` counts the changes, each of which renders new fields. `waiting` are the
 * rows that had no choice when the button was pressed.
 */
interface Progress {
  round: number
  waiting: OrderTable['rows']
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
  const said = useRef<HTMLDivElement>(null)
  const [{ round, drafts, outcomes, waiting }, setProgress] = useState<Progress>({
    round: 0,
    drafts: first?.drafts ?? rows.map(firstDraft),
    outcomes: first?.outcomes ? new Map(first.outcomes) : null,
    waiting: first?.outcomes && first.drafts ? undecidedRows(rows, first.drafts) : [],
  })
  /** Shows the results, above the table, or the first line that waits for a choice, anywhere in it. */
  function show(progress: Omit<Progress, 'round'>) {
    flushSync(() => setProgress({ round: round + 1, ...progress }))
    const [undecided] = progress.waiting
    const choice = undecided && form.current?.querySelector<HTMLElement>(firstChoice(undecided.id))
    if (choice) choice.focus()
    else said.current?.scrollIntoView({ block: 'nearest' })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding) return
    const typed = draftsOf(rows, new FormData(event.currentTarget))
    const chosen = chosenRows(rows, typed)
    const undecided = undecidedRows(rows, typed)
    setMessage('')
    if (chosen.length === 0) {
      if (undecided.length === 0) return setMessage(text.nothingChosen)
      return show({ drafts: typed, outcomes: null, waiting: undecided })
    }
    setAdding(true)
    const pieces = piecesOf(chosen)
    const added = pieces.length > 0 ? await add(pieces).catch(() => 'unreachable' as const) : new Map()
    setAdding(false)
    if (added === 'unreachable') return setMessage(t('cart.problem.unreachable'))
    const results = outcomesOf(chosen, added)
    show({ drafts: draftsAfter(rows, typed, results), outcomes: results, waiting: undecided })
  }

  const kinds = [...(outcomes?.values() ?? [])].map(({ kind }) => kind)
  const count = (wanted: RowOutcome['kind'][]) => kinds.filter((kind) => wanted.includes(kind)).length
  const addedCount = count(['added', 'partly'])
  const zeroCount = rows.filter(
    ({ id: row }, index) => outcomes?.get(row)?.kind === 'refused' && isZero(drafts[index]?.quantity ?? ''),
  ).length
  const failedCount = count(['none', 'refused', 'partly']) - zeroCount
  const problems = [
    message,
    outcomes?.size === 0 && waiting.length === 0 ? text.nothingChosen : '',
    failedCount > 0 ? `${text.notAdded} ${failedCount}.` : '',
    zeroCount > 0 ? `${text.zero} ${zeroCount}.` : '',
  ].filter(Boolean)
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
      <div className="said" ref={said}>
        <Notice tone="success">
          {addedCount > 0 ? (
            <>
              {text.added} {addedCount}. <Link to={paths.cart()}>{text.toCart}</Link>
            </>
          ) : null}
        </Notice>
        <Notice tone="error" role="alert">
          {problems.join(' ')}
        </Notice>
        <Notice tone="warning" role="alert">
          {waiting.length > 0 ? <p>{t('cart.waitingLines', { count: waiting.length })}</p> : null}
          {kinds.includes('unknown') ? (
            <p>
              {text.outcome.unknown} <Link to={paths.cart()}>{text.toCart}</Link>
            </p>
          ) : null}
        </Notice>
      </div>
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

/** The first part to choose in a row, after "None of these". */
function firstChoice(row: number): string {
  return `.part input[name="${orderFields.item(row)}"]`
}

/** From behind the foot, too, where the browser takes it as shown. */
function focusHeading(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
